"""Mass self-play (extra ``sim``): the kernel and the standard game compiled by numba. Nothing else imports this."""
