#!/usr/bin/env bash
# Breaks every rule, one at a time, and asks the tests whether they notice (docs/mutation.md).
#   tools/mutate.sh            all of them, and rewrites the record
#   tools/mutate.sh data|code  the rule data, or the code that decides by them
#   tools/mutate.sh changed    only rule data that the record does not know yet, as ./check does
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
cmake --build --preset release --target broken
export KODEKS_PROGRAM="$PWD/build/release/kodeks"
"$mutate" run . build/release/tests build/release/proofs $part
