#!/usr/bin/env bash
# tools/fuzz.sh SECONDS [NAME]: runs every fuzzer (or one) for so long, starting from its seeds, two
# at a time. Those of the preset `fuzz` are taken if they are built: everything guides them.
# tools/fuzz.sh --smoke [NAME]: the seeds and a fixed number of tries from a fixed beginning, so that
# every machine tries the same. A finding is left in build/fuzz/findings and fails the run.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
mode=${1:?seconds per fuzzer, or --smoke}
programs=build/asan/fuzz
if [ "$mode" = --smoke ]; then
    limits="-seed=1 -runs=4000"
else
    limits="-max_total_time=$mode"
    [ -x build/fuzz/fuzz/fuzz_pgn ] && programs=build/fuzz/fuzz
fi
mkdir -p build/fuzz/findings

# fuzz_one NAME: its output comes in one piece when it is done.
fuzz_one() {
    local name=$1 grown=build/fuzz/grown/$1 output status
    # A smoke run must not depend on what earlier runs found: it learns into a folder of its own.
    [ "$mode" = --smoke ] && grown=$(mktemp -d)
    mkdir -p "fuzz/corpus/$name" "$grown"
    output=$("$programs/fuzz_$name" $limits -timeout=20 -rss_limit_mb=4096 \
        -artifact_prefix="build/fuzz/findings/$name-" -print_final_stats=1 -verbosity=0 \
        "$grown" "fuzz/corpus/$name" 2>&1)
    status=$?
    printf 'fuzzing %s\n%s\n' "$name" "$output"
    [ "$mode" = --smoke ] && rm -rf "$grown"
    [ "$status" -eq 0 ] && return 0
    echo "findings (build/fuzz/findings) of: $name"
    return 1
}

export -f fuzz_one
export mode programs limits
for source in fuzz/*.cpp; do
    name=$(basename "$source" .cpp)
    [ -n "${2:-}" ] && [ "$2" != "$name" ] && continue
    echo "$name"
done | xargs -P 2 -I{} bash -c 'fuzz_one {}'
