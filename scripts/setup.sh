# shellcheck shell=sh
# Sourced by ./run, ./test and .ci/run, which set $root. Makes the project's virtual environment in .venv.
# Speaks on standard error only: `./run judge - --json` must stay clean JSON.

# shellcheck disable=SC2154 # $root: see above
venv=$root/.venv

say() { printf 'setup: %s\n' "$*" >&2; }

have() { command -v "$1" >/dev/null 2>&1; }

# What is wrong with the interpreter $1; nothing if it will do. It is run to find out: a version manager's shim may be
# there and not work.
fault() {
    if ! have "$1"; then
        echo "not found"
    elif ! version=$("$1" -V 2>&1); then
        echo "does not run"
    elif ! "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$version, too old"
    elif ! have uv && ! "$1" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "$version without its venv module"
    fi
}

# Sets $python to an interpreter that will do: $PYTHON if the environment names one, else the first that is found.
find_python() {
    if [ -n "${PYTHON:-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3 python3.13 python3.12 python3.11 python3.14 python
    fi
    tried=
    for python in "$@"; do
        problem=$(fault "$python")
        [ -n "$problem" ] || return 0
        tried="$tried $python ($problem)"
    done
    say "Python 3.11 or newer with its venv module is needed. Looked at:$tried."
    say "Debian, Ubuntu: apt install python3 python3-venv. macOS: brew install python. Windows: use WSL."
    say "Or name one: PYTHON=/path/to/python3.12 $0"
    return 1
}

# make_venv DIR: an empty environment with pip in it.
make_venv() {
    rm -rf "$1"
    if have uv; then
        if uv venv --quiet --seed --python "$python" "$1" >&2; then return; fi
        say "uv could not make the environment, trying python -m venv"
        rm -rf "$1"
    fi
    "$python" -m venv "$1" >&2
}

# install DIR ARGUMENT...: pip install in the environment DIR. uv does not read pip's configuration (a mirror named
# there, say), so where uv fails pip may still succeed.
install() {
    into=$1
    shift
    if have uv; then
        if uv pip install --quiet --python "$into/bin/python" "$@" >&2; then return; fi
        say "uv could not install, trying pip"
    fi
    "$into/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2
}

# stamp run|test: what the environment is made from. The place is part of it: a copied .venv still points at the
# original tree.
stamp() {
    case $1 in
    run) set -- requirements.txt ;;
    test) set -- requirements.txt requirements-dev.txt ;;
    esac
    (cd "$root" && { pwd -P && cat pyproject.toml "$@"; } | cksum)
}

ready() {
    [ -x "$venv/bin/python" ] && [ -f "$venv/.stamp-$1" ] && [ "$(cat "$venv/.stamp-$1")" = "$(stamp "$1")" ]
}

build_venv() {
    # Taken before the work: a file edited meanwhile makes the stamp stale, as it should.
    run_stamp=$(stamp run)
    test_stamp=$(stamp test)
    here=$(cd "$root" && pwd -P)
    # An environment moved, without its interpreter or left by an interrupted install cannot be trusted: start again.
    if [ -e "$venv/.unfinished" ] || ! [ -x "$venv/bin/python" ] || ! [ "$(cat "$venv/.made-in" 2>/dev/null)" = "$here" ]
    then
        say "making .venv with $("$python" -V)"
        make_venv "$venv"
        printf '%s\n' "$here" >"$venv/.made-in"
    fi
    rm -f "$venv/.stamp-run" "$venv/.stamp-test"
    : >"$venv/.unfinished"
    if [ "$1" = test ]; then
        say "installing requirements-dev.txt"
        install "$venv" --require-hashes -r "$root/requirements-dev.txt"
    else
        say "installing requirements.txt"
        install "$venv" --require-hashes -r "$root/requirements.txt"
    fi
    rm "$venv/.unfinished"
    install "$venv" --no-deps --editable "$root"
    # Stamps come last. What serves ./test serves ./run.
    if [ "$1" = test ]; then printf '%s\n' "$test_stamp" >"$venv/.stamp-test"; fi
    printf '%s\n' "$run_stamp" >"$venv/.stamp-run"
}

# setup run|test: returns with .venv ready for ./run or ./test; does nothing, quickly, if it already is.
setup() {
    if ready "$1"; then return; fi
    find_python
    # One at a time. The kernel holds this lock for as long as this shell or a pip it started lives and drops it
    # however they end, so that an interrupted set-up never leaves one behind.
    exec 9<"$root/scripts/setup.sh"
    "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)'
    ready "$1" || build_venv "$1"
    exec 9<&-
}
