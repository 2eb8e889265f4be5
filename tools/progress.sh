# Sourced by ./run: `build 2>&1 | show_progress LOG` keeps the whole output in LOG and tells on the
# error output how far the compiler is: on a terminal in one line that changes, elsewhere a line for
# every tenth part. Says nothing when there is nothing to compile. Needs `set -o pipefail`.

# report DONE TOTAL SHOWN: prints what is new since SHOWN per cent; sets `shown`.
report() {
    local percent=$((100 * $1 / $2))
    if [ -t 2 ]; then
        printf '\rCompiling Kodeks: %d of %d files (%d%%)\e[K' "$1" "$2" "$percent" >&2
        shown=$percent
    elif [ "$percent" -ge $(($3 + 10)) ]; then
        printf 'Compiling Kodeks: %d of %d files (%d%%)\n' "$1" "$2" "$percent" >&2
        shown=$((percent - percent % 10))
    fi
}

show_progress() {
    local log=$1 line begun='' shown=0
    : >"$log"
    while IFS= read -r line || [ -n "$line" ]; do
        printf '%s\n' "$line" >>"$log"
        # ninja numbers its steps; looking for new files is a step, but no work.
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking|Checking|Indexing) ]] || continue
        if [ -z "$begun" ]; then
            begun=yes
            echo "Compiling Kodeks; the first time this takes some minutes ($log has it all)." >&2
        fi
        report "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "$shown"
    done
    [ -n "$begun" ] && [ -t 2 ] && echo >&2
    return 0
}
