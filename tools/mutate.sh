#!/usr/bin/env bash
# Breaks every rule, one at a time, and asks the tests whether they notice (docs/mutation.md).
#   tools/mutate.sh            all of them, and rewrites the record
#   tools/mutate.sh data|code  the rule data, or the code that decides by them
#   tools/mutate.sh game FILE  rule data of games whose path has this in it (an edition, "draws"),
#                              as far as nobody has noticed them yet; builds only a few files
#   tools/mutate.sh changed    only rule data that the record does not know yet, as ./check does
# The record is written as it goes: a run that was cut off goes on with `game` or `changed`.
# Needs a release build whose tests have run (their proofs say which test cites which article).
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
part=${1:-}
mutate=build/release/tools/mutate
if [ "$part" = changed ] && [ "$("$mutate" changed .)" -eq 0 ]; then
    echo "The record knows all rule data."
    exit 0
fi
cmake --preset release -DKODEKS_JOIN=OFF # joined files bring the true rules along
export KODEKS_PROGRAM="$PWD/build/release/kodeks"
if [ "$part" = game ]; then
    cmake --build --preset release --target broken_game
    exec "$mutate" run . build/release/tests/game build/release/proofs "${2:?which file}" open
fi
cmake --build --preset release --target broken
"$mutate" run . build/release/tests build/release/proofs $part
