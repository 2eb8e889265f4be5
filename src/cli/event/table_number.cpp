#include "cli/event/table_number.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::cli {

std::optional<tournament::GameRef> read_table(std::string_view text, tournament::StageNumber stage,
                                              std::uint64_t round) {
    tournament::GameRef ref{
        stage, static_cast<tournament::RoundNumber>(std::min<std::uint64_t>(round, UINT32_MAX)), 0,
        1};
    const char* const end = text.data() + text.size();
    auto read = std::from_chars(text.begin(), end, ref.table);
    if (read.ec != std::errc{}) {
        return std::nullopt;
    }
    if (read.ptr != end && *read.ptr == '.') {
        read = std::from_chars(read.ptr + 1, end, ref.game);
    }
    return read.ec == std::errc{} && read.ptr == end ? std::optional(ref) : std::nullopt;
}

} // namespace kodeks::cli
