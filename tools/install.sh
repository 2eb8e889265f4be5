# Sourced by ./run and ./check: `install_packages GROUP...` installs what is missing of
# tools/packages.txt and says nothing when everything is there.

packages_of() {
    awk -v want=" $* " '/^\[/ { group = substr($0, 2, length($0) - 2); next }
        /^#/ || NF == 0 { next }
        index(want, " " group " ") { print $1 }' tools/packages.txt
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
    echo "Installing: ${missing[*]}" >&2
    local sudo=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "These packages are missing and only root can install them: ${missing[*]}" >&2
            return 1
        }
        sudo=(sudo)
    fi
    "${sudo[@]}" apt-get update -qq >&2 &&
        DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get install -y -qq \
            --no-install-recommends "${missing[@]}" >&2 || {
        echo "Installing failed. Run: apt-get update && apt-get install ${missing[*]}" >&2
        return 1
    }
}
