#include "tournament/record/sums.hpp"

#include "tournament/lots/sha256.hpp"

namespace kodeks::tournament {

namespace {

constexpr std::size_t digits = 32;                  // half of a SHA-256
constexpr std::string_view opening = ",\"sum\":\""; // behind the last field of the fact
constexpr std::string_view closing = "\"}}";

std::string half_sum(std::string_view text) {
    return lots::to_hex(lots::sha256(text)).substr(0, digits);
}

// Where the sum begins in a line; npos when it has none.
std::size_t sum_at(std::string_view line) {
    const std::size_t length = opening.size() + digits + closing.size();
    if (line.size() < length || !line.ends_with(closing)) {
        return std::string_view::npos;
    }
    const std::size_t at = line.size() - length;
    return line.substr(at, opening.size()) == opening ? at : std::string_view::npos;
}

std::string_view last_line(std::string_view lines) {
    if (lines.ends_with('\n')) {
        lines.remove_suffix(1);
    }
    const std::size_t end = lines.rfind('\n');
    return end == std::string_view::npos ? lines : lines.substr(end + 1);
}

} // namespace

std::string take_sum(ledger::Json& fact) {
    if (fact.keys.empty() || fact.keys.back().name != "sum") {
        return "";
    }
    std::string sum = std::move(fact.items.back().text);
    fact.keys.pop_back();
    fact.items.pop_back();
    return sum;
}

std::string sum_of_beginning(std::string_view text) {
    return half_sum(text);
}

std::string summed(std::string line, std::string& sum) {
    sum = half_sum(sum + "\n" + line);
    line.resize(line.size() - 2); // the ends of the fact and of the record
    return line.append(opening).append(sum).append(closing);
}

std::string last_sum(std::string_view lines) {
    const std::string_view line = last_line(lines);
    const std::size_t at = sum_at(line);
    return at == std::string_view::npos ? ""
                                        : std::string(line.substr(at + opening.size(), digits));
}

std::optional<std::uint32_t> wrong_sum(std::string_view text) {
    std::string sum; // empty until the first line with one
    std::uint32_t number = 0;
    std::size_t from = 0;
    while (from < text.size()) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        const std::size_t at = sum_at(line);
        ++number;
        if (at != std::string_view::npos) {
            const std::string before = sum.empty() ? sum_of_beginning(text.substr(0, from)) : sum;
            const std::string bare = std::string(line.substr(0, at)) + "}}";
            sum = half_sum(before + "\n" + bare);
            if (line.substr(at + opening.size(), digits) != sum) {
                return number;
            }
        } else if (!sum.empty()) {
            return number;
        }
        from = end + 1;
    }
    return std::nullopt;
}

} // namespace kodeks::tournament
