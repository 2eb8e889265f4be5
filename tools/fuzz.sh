#!/usr/bin/env bash
# tools/fuzz.sh SECONDS [NAME]: runs every fuzzer (or one) for so long, starting from its seeds.
# tools/fuzz.sh --smoke [NAME]: the seeds and a fixed number of tries from a fixed beginning, so that
# every machine tries the same. A finding is left in build/fuzz/findings and fails the run.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
case "${1:?seconds per fuzzer, or --smoke}" in
    --smoke) limits=(-seed=1 -runs=4000) ;;
    *) limits=(-max_total_time="$1") ;;
esac
failed=()
mkdir -p build/fuzz/findings
for source in fuzz/*.cpp; do
    [ -e "$source" ] || continue
    name=$(basename "$source" .cpp)
    [ -n "${2:-}" ] && [ "$2" != "$name" ] && continue
    # A smoke run must not depend on what earlier runs found: it learns into a folder of its own.
    grown=build/fuzz/grown/$name
    [ "$1" = --smoke ] && grown=$(mktemp -d)
    mkdir -p "fuzz/corpus/$name" "$grown"
    echo "fuzzing $name"
    build/asan/fuzz/fuzz_"$name" "${limits[@]}" -timeout=20 -rss_limit_mb=4096 \
        -artifact_prefix="build/fuzz/findings/$name-" -print_final_stats=1 -verbosity=0 \
        "$grown" "fuzz/corpus/$name" || failed+=("$name")
    [ "$1" = --smoke ] && rm -rf "$grown"
done
[ "${#failed[@]}" -eq 0 ] && exit 0
echo "findings (build/fuzz/findings) of: ${failed[*]}"
exit 1
