#!/usr/bin/env bash
# clang-tidy over the sources of the program and its tools. A file that passed is not looked at
# again until it, a header or the configuration changes; like a compiler cache, what passed is
# remembered for every clone of the user.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
passed=${XDG_CACHE_HOME:-${HOME:-build}/.cache}/kodeks-lint
# Without precompiled headers: here every file must stand on its own includes.
cmake --preset clang -B build/lint -DKODEKS_TESTS=OFF >/dev/null || exit 1
mkdir -p "$passed"
headers=$(git ls-files -co --exclude-standard '*.hpp' .clang-tidy | sort | xargs cat | sha256sum)

lint_one() {
    local file=$1 stamp
    stamp=$passed/$( (echo "$headers"; cat "$file"; echo "$file") | sha256sum | cut -c1-32)
    [ -e "$stamp" ] && return 0
    clang-tidy-19 --quiet -p build/lint --extra-arg=-Wno-unknown-warning-option \
        --extra-arg=-Wno-deprecated-declarations "$file" 2>/dev/null || {
        echo "lint failed, again: clang-tidy-19 -p build/lint $file"
        return 1
    }
    touch "$stamp"
}
export -f lint_one
export headers passed
git ls-files -co --exclude-standard 'src/*.cpp' 'tools/*.cpp' | xargs -P 2 -I{} bash -c 'lint_one {}'
