#include "correspondence/text/tokens.hpp"

#include "correspondence/days/account.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

namespace kodeks::correspondence::text {

namespace {

bool is_digit(char sign) {
    return sign >= '0' && sign <= '9';
}

char small(char sign) {
    return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
}

bool is_joint(char sign) {
    return sign == '-' || sign == ':' || sign == 'x';
}

constexpr std::string_view blanks = " \t\r,;";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t first = std::min(line.find_first_not_of(blanks), line.size());
        line.remove_prefix(first);
        const std::size_t end = std::min(line.find_first_of(blanks), line.size());
        if (end > 0) {
            words.push_back(line.substr(0, end));
        }
        line.remove_prefix(end);
    }
    return words;
}

std::optional<std::int32_t> number_of(std::string_view text) {
    std::int32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc{} && read.ptr == end && !text.empty();
    return whole && is_digit(text.front()) ? std::optional(number) : std::nullopt;
}

// "7.", "7...", and the rest of the word behind it.
std::optional<std::int32_t> take_number(std::string_view& word) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::size_t end = std::min(word.find_first_not_of('.', digits), word.size());
    if (digits == 0 || digits > 4 || end == digits) {
        return std::nullopt;
    }
    const auto number = number_of(word.substr(0, digits));
    word.remove_prefix(end);
    return number;
}

bool is_square(std::string_view text, games::SquareNames names) {
    if (names == games::SquareNames::numbers) {
        return !text.empty() && text.size() <= 2 && std::ranges::all_of(text, is_digit);
    }
    return text.size() == 2 && text[0] >= 'a' && text[0] <= 'j' && is_digit(text[1]);
}

// Squares joined by signs, the capture sign is never the dash of a quiet move.
bool is_move(std::string_view text, games::SquareNames names) {
    std::size_t squares = 0;
    while (true) {
        const auto joint = std::ranges::find_if(text, is_joint);
        const auto end = static_cast<std::size_t>(joint - text.begin());
        if (!is_square(text.substr(0, end), names)) {
            return false;
        }
        ++squares;
        if (joint == text.end()) {
            return squares >= 2;
        }
        text.remove_prefix(end + 1);
    }
}

// Something with a joint between letters and digits: written like a move, but not one.
bool looks_like_move(std::string_view text) {
    const auto joint = std::ranges::find_if(text, is_joint);
    return joint != text.end() && joint != text.begin() && joint + 1 != text.end() &&
           std::ranges::any_of(text, is_digit);
}

std::string_view without_end(std::string_view word) {
    while (!word.empty() && (word.back() == '.' || word.back() == '!' || word.back() == '?')) {
        word.remove_suffix(1);
    }
    return word;
}

// The parts of a date in the order year, month, day.
std::optional<std::array<std::string_view, 3>> date_parts(std::string_view word) {
    const char sign = word.find('.') != std::string_view::npos ? '.' : '-';
    const std::size_t first = word.find(sign);
    const std::size_t second = first == std::string_view::npos ? first : word.find(sign, first + 1);
    if (second == std::string_view::npos) {
        return std::nullopt;
    }
    const std::array<std::string_view, 3> parts = {
        word.substr(0, first), word.substr(first + 1, second - first - 1), word.substr(second + 1)};
    if (!std::ranges::all_of(parts, [](std::string_view one) {
            return !one.empty() && std::ranges::all_of(one, is_digit);
        })) {
        return std::nullopt;
    }
    return sign == '-' ? parts : std::array<std::string_view, 3>{parts[2], parts[1], parts[0]};
}

std::optional<Day> day_in_range(const std::array<std::string_view, 3>& parts, Day earliest,
                                Day latest) {
    if (parts[1].size() > 2 || parts[2].size() > 2) {
        return std::nullopt;
    }
    const auto day_of_year = [&](std::string_view year) {
        const auto day = read_day(fmt::format("{}-{:0>2}-{:0>2}", year, parts[1], parts[2]));
        return day && earliest <= *day && *day <= latest ? day : std::nullopt;
    };
    if (parts[0].size() == 4) {
        return day_of_year(parts[0]);
    }
    if (parts[0].size() != 2) {
        return std::nullopt;
    }
    const auto last = day_of_year(fmt::format("19{}", parts[0]));
    const auto present = day_of_year(fmt::format("20{}", parts[0]));
    return last && present ? std::nullopt : last ? last : present;
}

} // namespace

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    std::uint32_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ++number;
        if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty()) {
            lines.push_back({number, line});
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

Moves moves_in(std::string_view line, games::SquareNames names) {
    Moves found;
    for (std::string_view word : words_of(line)) {
        const auto number = take_number(word);
        word = without_end(word);
        std::string lower(word);
        std::ranges::transform(lower, lower.begin(), small);
        if (is_move(lower, names)) {
            found.moves.push_back(std::move(lower));
        } else if (looks_like_move(lower)) {
            found.odd.emplace_back(word);
        }
        if (number && found.moves.size() <= 1 && !found.number) {
            found.number = number;
        }
    }
    return found;
}

Dates dates_in(std::string_view line, Day earliest, Day latest) {
    Dates found;
    for (std::string_view word : words_of(line)) {
        while (!word.empty() && word.back() == '.') {
            word.remove_suffix(1);
        }
        const auto parts = date_parts(word);
        const auto day = parts ? day_in_range(*parts, earliest, latest) : std::nullopt;
        if (day) {
            found.days.push_back(*day);
        } else if (std::ranges::any_of(word, is_digit)) {
            found.odd.emplace_back(word);
        }
    }
    return found;
}

std::optional<std::string> totals_in(std::string_view line) {
    std::optional<std::string> found;
    for (const std::string_view word : words_of(line)) {
        const std::string_view plain = without_end(word);
        if (read_totals(plain)) {
            if (found) {
                return std::nullopt; // two of them
            }
            found = std::string(plain);
        }
    }
    return found;
}

} // namespace kodeks::correspondence::text
