# Sourced by ./run and ./check: `install_packages GROUP...` installs what is missing of
# tools/packages.txt. It says what it is going to install before it does, asks nothing, and says
# nothing when everything is there.

packages_of() {
    awk -v want=" $* " '/^\[/ { group = substr($0, 2, length($0) - 2); next }
        /^#/ || NF == 0 { next }
        index(want, " " group " ") { print $1 }' tools/packages.txt
}

# as_root COMMAND...: without ever waiting for a password or an answer.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@" </dev/null
    else
        sudo -n env DEBIAN_FRONTEND=noninteractive "$@" </dev/null
    fi
}

install_packages() {
    local wanted missing
    mapfile -t wanted < <(packages_of "$@")
    missing=()
    local package
    for package in "${wanted[@]}"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
            missing+=("$package")
    done
    [ "${#missing[@]}" -eq 0 ] && return 0
    echo "Kodeks needs ${#missing[@]} Debian packages that are not here: ${missing[*]}" >&2
    if ! as_root true 2>/dev/null; then
        echo "Only root can install them, and sudo is missing or wants a password. Run:" >&2
        echo "    sudo apt-get update && sudo apt-get install ${missing[*]}" >&2
        return 1
    fi
    echo "Installing them with apt-get." >&2
    as_root apt-get update -qq >&2 &&
        as_root apt-get install -y -qq --no-install-recommends \
            -o Dpkg::Options::=--force-confold "${missing[@]}" >&2 || {
        echo "Installing failed. Run: apt-get update && apt-get install ${missing[*]}" >&2
        return 1
    }
}
