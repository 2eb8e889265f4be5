#!/usr/bin/env bash
# tools/fuzz.sh SECONDS [NAME]: runs every fuzzer (or one) for so long, starting from its seeds.
# A finding is left in build/fuzz/findings and fails the run.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
seconds=${1:?seconds per fuzzer}
status=0
mkdir -p build/fuzz/findings
for source in fuzz/*.cpp; do
    [ -e "$source" ] || continue
    name=$(basename "$source" .cpp)
    [ -n "${2:-}" ] && [ "$2" != "$name" ] && continue
    mkdir -p "fuzz/corpus/$name" "build/fuzz/grown/$name"
    echo "fuzzing $name for $seconds s"
    build/asan/fuzz/fuzz_"$name" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 \
        -artifact_prefix="build/fuzz/findings/$name-" -print_final_stats=1 -verbosity=0 \
        "build/fuzz/grown/$name" "fuzz/corpus/$name" || status=1
done
exit $status
