#!/usr/bin/env bash
# Breaks every rule, one at a time, and asks the tests whether they notice (docs/mutation.md).
#   tools/mutate.sh data|code         all rule data, or the code that decides by them
#   tools/mutate.sh data|code FILE    those whose path has this in it (an edition, "draws.hpp")
#   tools/mutate.sh changed           only rule data that the record does not know yet
# `open` behind it leaves out what was noticed before. The record is written as it goes: a run that
# was cut off goes on with `open`. KODEKS_JOBS is how many are tried at a time. What the tests take and
# cite is kept in build/release/tests/broken/*/*.trace until the programs are built anew.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
part=${1:?data, code or changed}
shift
mutate=build/release/tools/mutate
if [ "$part" = changed ] && [ "$("$mutate" changed .)" -eq 0 ]; then
    echo "The record knows all rule data."
    exit 0
fi
if [ "$part" = code ]; then folder=code; else folder=data; fi
if [ "${1:-open}" = open ]; then set -- "$part" "$@"; fi
cmake --preset release
cmake --build --preset release --target "broken_$folder"
export KODEKS_PROGRAM="$PWD/build/release/kodeks"
exec "$mutate" run . "build/release/tests/broken/$folder" "$@"
