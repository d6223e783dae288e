#!/bin/sh
# Makes requirements.txt and requirements-dev.txt again from pyproject.toml. Pins stay where they still fit;
# `scripts/lock.sh --upgrade` takes the newest, `--upgrade-package NAME` only that one. Needs uv.
set -eu
cd "$(dirname -- "$0")/.."

# Universal: one file for every platform and every Python from 3.11 on. No address of a registry is written.
lock() {
    output=$1
    shift
    uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command scripts/lock.sh \
        --output-file "$output" "$@"
}

# What ./run needs: it starts the server when it is given no other command.
lock requirements.txt --extra server --extra postgres --extra mail "$@"
# The constraint keeps run-time packages at the same versions in both files.
lock requirements-dev.txt --extra dev --constraint requirements.txt "$@"

if grep -nE '(https?|file):|(^|[ =])/|--(index|extra-index|find-links)' requirements.txt requirements-dev.txt; then
    echo "lock.sh: an address got into a lock file" >&2
    exit 1
fi
