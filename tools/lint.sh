#!/usr/bin/env bash
# clang-tidy over the sources of the program and its tools; the benchmarks are only read by the
# compiler, so that they do not rot while nobody builds them (preset `bench`). What passed is not
# looked at again:
#   - tools/lint-base names the last commit that passed as a whole, and with which configuration. Files
#     that have changed since are looked at, and headers that have changed through one of the files
#     that include them. Where nothing is uncommitted, `tools/lint.sh --forward` writes down the
#     commit when it passes: what had not changed had passed before. `--all` looks at everything anew.
#   - like a compiler cache, what passed, with everything it includes, is remembered for every clone
#     of the user.
#
# Most of the time goes into headers. Where three or more files wait that the joined build compiles
# as one, they are looked at as one; a file that waits alone, as after a change, is looked at alone
# and without precompiled headers, so that it must stand on its own includes.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
passed=${XDG_CACHE_HOME:-${HOME:-build}/.cache}/kodeks-lint
cmake --preset clang -B build/lint -DKODEKS_TESTS=OFF >/dev/null || exit 1
cmake --preset clang -B build/lint-joined -DKODEKS_TESTS=OFF -DKODEKS_JOIN=ON -DKODEKS_JOINED=32 >/dev/null || exit 1
mkdir -p "$passed"
configuration=$( (cat .clang-tidy; clang-tidy-19 --version) | sha256sum | cut -c1-16)

# What differs from the last commit that passed as a whole; everything, where that is not known.
changed=build/lint/changed
git ls-files -co --exclude-standard '*.cpp' '*.hpp' >"$changed"
read -r base_commit base_configuration <tools/lint-base
if [ "${1:-}" != --all ] && [ "$base_configuration" = "$configuration" ] &&
    git cat-file -e "$base_commit^{commit}" 2>/dev/null; then
    { git diff --name-only "$base_commit"; git ls-files -o --exclude-standard; } >"$changed"
fi

# Each file with the headers of the house that it includes, directly or not. Headers of other people
# are not even read: they change with their packages.
files=build/lint/files
pairs=build/lint/pairs
git ls-files -co --exclude-standard '*.cpp' '*.hpp' >"$files"
xargs grep -H '^ *# *include "' <"$files" | awk -f tools/included.awk "$files" - |
    LC_ALL=C sort >"$pairs"

read_by() {
    awk -v file="$1" '$1 == file { print $2 }' "$pairs"
}

# Of all pairs, the files to look at: the changed ones, and for each header that changed and that none
# of those includes the first file that does.
touched() {
    awk 'NR == FNR { changed[$1]; next }
        $2 in changed && $1 == $2 { wanted[$1] }
        $2 in changed { by[$2] = by[$2] " " $1 }
        END {
            for (part in by) {
                count = split(by[part], files, " ")
                for (i = 1; i <= count && !(files[i] in wanted); ++i) {}
                if (i > count) { wanted[files[1]] }
            }
            for (file in wanted) { print file }
        }' "$changed" -
}

# waiting FILE: "FILE STAMP" if it has not passed as it is now.
waiting() {
    local stamp
    stamp=$passed/$( (echo "$configuration $1"; read_by "$1" | xargs -r sha256sum) |
        sha256sum | cut -c1-32)
    [ -e "$stamp" ] || echo "$1 $stamp"
}

# lint SUBJECT STAMP...: a file, or a joined one; the stamps are left when it passes.
lint() {
    local subject=$1 again errors
    shift
    again="clang-tidy-19 --quiet --extra-arg=-Wno-unknown-warning-option"
    again+=" --extra-arg=-Wno-deprecated-declarations"
    case $subject in
    bench/*) again="clang++-19 -std=c++20 -fsyntax-only -I src -I tests -I bench $subject" ;;
    build/*)
        again+=" -p build/lint-joined --header-filter=(src|tools)/.*"
        again+=" --checks=-bugprone-suspicious-include $subject"
        ;;
    *) again+=" -p build/lint $subject" ;;
    esac
    errors=$1.$$ # two runs may look at the same file
    $again >"$errors" 2>&1 || {
        grep error: "$errors" | sort -u
        rm -f "$errors"
        echo "lint failed, again: $again"
        return 1
    }
    rm -f "$errors"
    touch "$@"
}

# One line for each call of `lint`: joined files first, because they take longest.
jobs_of() {
    local unit file left members
    declare -A stamp=()
    while read -r file left; do
        stamp[$file]=$left
    done
    for unit in build/lint-joined/{,tools/}CMakeFiles/*.dir/Unity/*.cxx; do
        members=()
        while read -r file; do
            [ -n "${stamp[$file]:-}" ] && members+=("$file")
        done < <(sed -n "s|^#include \"$PWD/\(.*\)\"|\1|p" "$unit" 2>/dev/null)
        [ "${#members[@]}" -ge 3 ] || continue
        printf '%s' "$unit"
        for file in "${members[@]}"; do
            printf ' %s' "${stamp[$file]}"
            unset "stamp[$file]"
        done
        echo
    done
    for file in "${!stamp[@]}"; do
        echo "$file ${stamp[$file]}"
    done
}

export -f lint waiting read_by
export configuration passed changed pairs
grep -E '^(src|tools|bench|examples)/[^ ]*[.]cpp ' "$pairs" | touched |
    xargs -r -P 2 -I{} bash -c 'waiting {}' | jobs_of |
    xargs -r -P 2 -L 1 bash -c 'lint "$@"' lint || exit 1
if [ -n "${1:-}" ] && [ -z "$(git status --porcelain)" ]; then
    echo "$(git rev-parse HEAD) $configuration" >tools/lint-base
fi
