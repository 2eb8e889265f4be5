#include "tournament/trf/columns.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::tournament::trf {

namespace {

constexpr std::uint32_t points_limit = 99'999; // tenths: 9999.9

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

char32_t plain(char32_t c) {
    return c == U'\t' || c == U'\u00A0' ? U' ' : c;
}

} // namespace

std::optional<std::uint32_t> number_from(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

std::optional<Tenths> points_from(std::string_view text) {
    const bool minus = text.starts_with('-');
    text.remove_prefix(minus ? 1 : 0);
    const auto mark = text.find_first_of(".,");
    const auto whole = text.substr(0, mark);
    const auto fraction = mark == std::string_view::npos ? "0" : text.substr(mark + 1);
    const auto high = whole.empty() ? std::optional<std::uint32_t>(0) : number_from(whole);
    const auto low = number_from(fraction);
    if (text.empty() || text == "." || !high || !low || fraction.size() != 1 ||
        *high > points_limit / 10) {
        return std::nullopt;
    }
    const auto value = static_cast<std::int32_t>(*high * 10 + *low);
    return Tenths{minus ? -value : value};
}

Columns::Columns(std::string_view line, std::uint32_t number)
    : line_(line), number_(number), characters_(code_points(line)) {
    std::ranges::transform(characters_, characters_.begin(), plain);
}

Columns Columns::by_bytes() const {
    Columns other = *this;
    other.characters_.assign(line_.size(), U' ');
    for (std::size_t at = 0; at < line_.size(); ++at) {
        const auto byte = static_cast<unsigned char>(line_[at]);
        other.characters_[at] = plain(byte < 0x80 ? byte : U'?');
    }
    return other;
}

bool Columns::has_wide_characters() const {
    return characters_.size() != line_.size();
}

char Columns::at(std::size_t column) const {
    if (column == 0 || column > characters_.size() || characters_[column - 1] >= 0x80) {
        return ' ';
    }
    return static_cast<char>(characters_[column - 1]);
}

std::string Columns::text(std::size_t from, std::size_t to) const {
    if (from > characters_.size()) {
        return "";
    }
    const auto field = std::u32string_view(characters_).substr(from - 1, to - from + 1);
    return std::string(trimmed(to_utf8(field)));
}

std::string Columns::rest(std::size_t from) const {
    return text(from, std::max(from, characters_.size()));
}

std::string Columns::verbatim() const {
    const auto end = characters_.find_last_not_of(U' ');
    return to_utf8(std::u32string_view(characters_).substr(0, end + 1));
}

bool Columns::is_blank(std::size_t from, std::size_t to) const {
    return text(from, to).empty();
}

std::optional<Fault> Columns::gap_fault(std::initializer_list<std::size_t> gaps) const {
    for (const std::size_t gap : gaps) {
        if (!is_blank(gap, gap)) {
            return fault("trf.cell.shifted", gap);
        }
    }
    return std::nullopt;
}

std::optional<std::uint32_t> Columns::number(std::size_t from, std::size_t to) const {
    return number_from(text(from, to));
}

std::optional<Tenths> Columns::points(std::size_t from, std::size_t to) const {
    return points_from(text(from, to));
}

Fault Columns::fault(std::string key, std::size_t column) const {
    return {Message{std::move(key), {}},
            "",
            {number_, static_cast<std::uint32_t>(column)},
            text(column, column + 19)};
}

Remark Columns::remark(std::string key, std::size_t column, std::vector<MessagePart> parts) const {
    return {Message{std::move(key), std::move(parts)},
            {number_, static_cast<std::uint32_t>(column)}};
}

} // namespace kodeks::tournament::trf
