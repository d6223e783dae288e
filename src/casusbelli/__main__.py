"""``python -m casusbelli`` runs the ``casus`` command."""

from casusbelli.cli.main import main

if __name__ == "__main__":
    main(prog_name="casus")
