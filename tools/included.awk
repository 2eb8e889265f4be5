# awk -f tools/included.awk FILES INCLUDES: "FILE PART" for each of these files and every one of
# them that it is made of, itself among them. FILES has their names; INCLUDES their lines that
# include something, as `grep -H` shows them. A name in quotes is looked for beside the file and in
# the folders that the build names; headers of other people are nobody's part.
FNR == NR {
    exists[$0]
    files[++count] = $0
    next
}
{
    file = substr($0, 1, index($0, ":") - 1)
    split($0, quoted, "\"")
    beside = file
    sub(/[^\/]*$/, "", beside)
    places = split(beside " src/ tools/ tests/", folders, " ")
    for (i = 1; i <= places; ++i) {
        if ((folders[i] quoted[2]) in exists) {
            included[file] = included[file] " " folders[i] quoted[2]
            break
        }
    }
}
END {
    for (f = 1; f <= count; ++f) {
        split("", seen)
        waiting[depth = 1] = files[f]
        while (depth > 0) {
            part = waiting[depth--]
            if (part in seen) {
                continue
            }
            seen[part]
            print files[f], part
            parts = split(included[part], next_ones, " ")
            for (i = 1; i <= parts; ++i) {
                waiting[++depth] = next_ones[i]
            }
        }
    }
}
