#include "base/edit_distance.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks {

std::size_t edit_distance(std::u32string_view a, std::u32string_view b) {
    using Row = std::vector<std::size_t>;
    Row before_last(b.size() + 1); // the rows i-2, i-1 and i of the table of distances
    Row last(b.size() + 1);
    Row row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
        std::swap(before_last, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    return edit_distance(code_points(a), code_points(b));
}

std::vector<std::string> nearest(std::string_view word, std::span<const std::string> candidates,
                                 std::size_t count) {
    struct Ranked {
        std::size_t distance;
        const std::string* candidate;
    };

    const std::u32string wanted = code_points(fold_case(word));
    const std::size_t tolerated = std::max<std::size_t>(1, wanted.size() / 3);
    std::vector<Ranked> ranked;
    for (const std::string& candidate : candidates) {
        const std::u32string folded = code_points(fold_case(candidate));
        const bool begins = wanted.size() > 1 && folded.starts_with(wanted);
        const std::size_t distance = begins ? 1 : edit_distance(wanted, folded);
        if (distance <= tolerated) {
            ranked.push_back({distance, &candidate});
        }
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::distance);
    ranked.resize(std::min(ranked.size(), count));
    std::vector<std::string> names;
    names.reserve(ranked.size());
    for (const Ranked& one : ranked) {
        names.push_back(*one.candidate);
    }
    return names;
}

} // namespace kodeks
