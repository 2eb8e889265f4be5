#!/usr/bin/env bash
# clang-tidy over the sources of the program and its tools; the benchmarks are only read by the
# compiler, so that they do not rot while nobody builds them (preset `bench`). A file that passed
# is not looked at again until it, something it includes, or the configuration changes; like a
# compiler cache, what passed is remembered for every clone of the user.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
passed=${XDG_CACHE_HOME:-${HOME:-build}/.cache}/kodeks-lint
# Without precompiled headers: here every file must stand on its own includes.
cmake --preset clang -B build/lint -DKODEKS_TESTS=OFF >/dev/null || exit 1
mkdir -p "$passed"
configuration=$( (cat .clang-tidy cmake/options.cmake; clang-tidy-19 --version) | sha256sum)

# The file and the headers of the house that it includes, directly or not, as the compiler finds
# them. Headers of other people are not even read: they change with their packages.
read_by() {
    clang++-19 -std=c++20 -nostdinc -MM -MG -I src -I tools -I tests "$1" 2>/dev/null | tr -s ' \\\n' '\n' |
        grep -E '^(src|tools|tests|bench)/' | sort -u
}

lint_one() {
    local file=$1 stamp again
    stamp=$passed/$( (echo "$configuration $file"; read_by "$file" | xargs -r sha256sum) |
        sha256sum | cut -c1-32)
    [ -e "$stamp" ] && return 0
    again="clang-tidy-19 --quiet -p build/lint --extra-arg=-Wno-unknown-warning-option"
    again+=" --extra-arg=-Wno-deprecated-declarations $file"
    [[ $file = bench/* ]] && again="clang++-19 -std=c++20 -fsyntax-only -I src -I tests $file"
    local errors=$stamp.$$ # two runs may look at the same file
    $again 2>"$errors" || {
        grep error: "$errors"
        rm -f "$errors"
        echo "lint failed, again: $again"
        return 1
    }
    mv "$errors" "$stamp"
}
export -f lint_one read_by
export configuration passed
git ls-files -co --exclude-standard 'src/*.cpp' 'tools/*.cpp' 'bench/*.cpp' | xargs -P 2 -I{} bash -c 'lint_one {}'
