#include "tournament/fide_tiebreak/code.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace kodeks::tournament::fide_tiebreak {

namespace {

struct Entry {
    std::string_view name;
    std::string_view modifiers; // letters of C M P F R L K, and S for :MP and :GP
    bool teams = false;
};

constexpr std::array<Entry, 35> entries = {
    {{"PTS", ""},           {"DE", "PS"},          {"WIN", "S"},          {"WON", "S"},
     {"BPG", ""},           {"BWG", ""},           {"PS", "CS"},          {"REP", ""},
     {"STD", ""},           {"TPN", "R"},          {"BH", "CMPS"},        {"AOB", "FS"},
     {"FB", "CMPS"},        {"SB", "CPS"},         {"KS", "LS"},          {"ARO", "CM"},
     {"TPR", ""},           {"PTP", ""},           {"APRO", ""},          {"APPO", ""},
     {"RTNG", "R"},         {"BC", "", true},      {"TBR", "", true},     {"BBE", "", true},
     {"MPVGP", "", true},   {"EMMSB", "CP", true}, {"EMGSB", "CP", true}, {"EGMSB", "CP", true},
     {"EGGSB", "CP", true}, {"EDE", "P", true},    {"EDET", "P", true},   {"EDEB", "P", true},
     {"EDEBT", "P", true},  {"EDEBB", "P", true},  {"SSSC", "KFP", true}}};

const Entry* find(std::string_view name) {
    const auto* found = std::ranges::find(entries, name, &Entry::name);
    return found == entries.end() ? nullptr : found;
}

std::string upper(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c != ' ') {
            out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        }
    }
    return out;
}

std::optional<std::int32_t> number_of(std::string_view text) {
    std::int32_t value = 0;
    const bool plus = text.starts_with('+');
    text.remove_prefix(plus ? 1 : 0);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool sound = !text.empty() && error == std::errc{} && end == text.data() + text.size();
    return sound && value >= -99 && value <= 99 ? std::optional(value) : std::nullopt;
}

bool add_modifier(Code& code, std::string_view modifiers, std::string_view text) {
    if (text.empty() || modifiers.find(text[0]) == std::string_view::npos || text[0] == 'S') {
        return false;
    }
    const auto number = number_of(text.substr(1));
    const bool positive = number && *number > 0;
    switch (text[0]) {
    case 'C':
        code.cut = number.value_or(0);
        return positive;
    case 'M':
        code.median = number.value_or(0);
        return positive;
    case 'L':
        code.limit = number.value_or(0);
        return number.has_value();
    case 'K':
        code.divisor = number;
        return positive;
    case 'P':
        code.played = true;
        break;
    case 'F':
        code.fore = true;
        break;
    default:
        code.reversed = true;
        break;
    }
    return text.size() == 1;
}

std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

} // namespace

std::optional<Code> code_from(std::string_view text) {
    const std::string whole = upper(text);
    const std::size_t slash = std::min(whole.find('/'), whole.size());
    const std::size_t colon = std::min(whole.find(':'), slash);
    Code code;
    code.name = whole.substr(0, colon);
    const Entry* entry = find(code.name);
    if (entry == nullptr) {
        return std::nullopt;
    }
    const std::string score = whole.substr(colon, slash - colon);
    if (!score.empty()) {
        const bool known = score == ":MP" || score == ":GP";
        if (!known || entry->modifiers.find('S') == std::string_view::npos) {
            return std::nullopt;
        }
        code.score = score == ":MP" ? Score::match_points : Score::game_points;
    }
    for (std::size_t at = slash; at < whole.size();) {
        const std::size_t end = std::min(whole.find('/', at + 1), whole.size());
        if (!add_modifier(code, entry->modifiers,
                          std::string_view(whole).substr(at + 1, end - at - 1))) {
            return std::nullopt;
        }
        at = end;
    }
    return code;
}

std::string to_text(const Code& code) {
    std::string text = code.name == "MPVGP" ? "MPvGP" : code.name;
    text += code.score == Score::match_points  ? ":MP"
            : code.score == Score::game_points ? ":GP"
                                               : "";
    const auto add = [&text](const char* mark, std::int32_t number) {
        if (number != 0) {
            text += mark + std::to_string(number);
        }
    };
    add("/C", code.cut);
    add("/M", code.median);
    add(code.limit > 0 ? "/L+" : "/L", code.limit);
    add("/K", code.divisor.value_or(0));
    text += code.played ? "/P" : "";
    text += code.fore ? "/F" : "";
    text += code.reversed ? "/R" : "";
    return text;
}

Codes codes_from(std::string_view text) {
    Codes codes;
    for (const std::string_view one : parts_of(text)) {
        const auto code = code_from(one);
        if (!code) {
            return {{}, std::string(one)};
        }
        if (code->name != "PTS") {
            codes.list.push_back(*code);
        }
    }
    return codes;
}

Codes known_codes_in(std::string_view text) {
    Codes codes;
    for (const std::string_view one : parts_of(text)) {
        const auto code = code_from(one);
        if (code && code->name != "PTS") {
            codes.list.push_back(*code);
        }
    }
    return codes;
}

const std::vector<std::string_view>& names() {
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> list;
        for (const Entry& entry : entries) {
            list.push_back(entry.name);
        }
        return list;
    }();
    return all;
}

bool is_for_teams(std::string_view name) {
    const Entry* entry = find(name);
    return entry != nullptr && entry->teams;
}

} // namespace kodeks::tournament::fide_tiebreak
