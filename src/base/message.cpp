#include "base/message.hpp"

#include "base/check.hpp"
#include "base/message_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace kodeks {

namespace {

constexpr std::array<std::string_view, 3> language_codes = {"en", "uk", "ru"};

std::optional<MessageRow> find_row(std::string_view key) {
    const auto slots = message_slots();
    const auto rows = placed_messages();
    for (std::size_t slot = hash_of_key(key);; ++slot) {
        const std::size_t number = slots[slot % slots.size()];
        if (number == 0) {
            return std::nullopt;
        }
        const MessageRow row = row_of(rows[number - 1]);
        if (row.key == key) {
            return row;
        }
    }
}

std::string_view part_named(const Message& message, std::string_view name) {
    const auto part = std::ranges::find(message.parts, name, &MessagePart::name);
    KODEKS_ASSERT(part != message.parts.end());
    return part->value;
}

// Unicode plural rules for whole numbers (CLDR): one, few, many in Slavic languages.
std::string_view plural_form(std::int64_t number, Language language) {
    const std::int64_t n = number < 0 ? -number : number;
    if (language == Language::en) {
        return n == 1 ? "one" : "other";
    }
    const std::int64_t last = n % 10;
    const bool teen = n % 100 >= 11 && n % 100 <= 14;
    if (last == 1 && !teen) {
        return "one";
    }
    return last >= 2 && last <= 4 && !teen ? "few" : "many";
}

// A half or a decimal takes the form of its own: "2½ очка", "1.5 ходу".
std::string_view form_of(std::string_view value, Language language) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool whole = error == std::errc() && end == value.data() + value.size();
    return whole || value.empty() ? plural_form(number, language) : "other";
}

// The form wanted, or `instead` where the template has none of that name.
std::string_view choose_form(std::string_view forms, std::string_view wanted,
                             std::string_view instead) {
    const std::string_view all = forms;
    while (!forms.empty()) {
        const std::string_view form = forms.substr(0, forms.find('|'));
        forms.remove_prefix(std::min(forms.size(), form.size() + 1));
        if (form.starts_with(wanted) && form.substr(wanted.size()).starts_with(':')) {
            return form.substr(wanted.size() + 1);
        }
    }
    KODEKS_ASSERT(wanted != instead); // the template has the plural form
    return choose_form(all, instead, instead);
}

// `{role:office.role}` is the sentence whose key is "office.role." and the part: a word of a fixed
// list, said in the reader's language. A part that is no such word stands as it is.
std::string fill(std::string_view field, const Message& message, Language language) {
    const auto mark = field.find_first_of("|:");
    const std::string_view value = part_named(message, field.substr(0, mark));
    if (mark == std::string_view::npos || (field[mark] == ':' && value.empty())) {
        return std::string(value);
    }
    const std::string_view behind = field.substr(mark + 1);
    if (field[mark] == ':') {
        const auto word = find_row(std::string(behind) + "." + std::string(value));
        return std::string(word ? word->text[static_cast<std::size_t>(language)] : value);
    }
    const std::string_view form = form_of(value, language);
    return std::string(choose_form(behind, form, form == "other" ? "few" : form));
}

struct Filled {
    std::string text;
    bool complete = true; // no part was empty
};

Filled fill_all(std::string_view rest, const Message& message, Language language) {
    Filled filled;
    while (!rest.empty()) {
        const auto open = rest.find('{');
        filled.text += rest.substr(0, open);
        if (open == std::string_view::npos) {
            break;
        }
        const auto close = rest.find('}', open);
        KODEKS_ASSERT(close != std::string_view::npos);
        const std::string part = fill(rest.substr(open + 1, close - open - 1), message, language);
        filled.complete = filled.complete && !part.empty();
        filled.text += part;
        rest.remove_prefix(close + 1);
    }
    return filled;
}

} // namespace

std::string render(const Message& message, Language language) {
    const auto row = find_row(message.key);
    KODEKS_ASSERT(row.has_value());
    std::string_view rest = row->text[static_cast<std::size_t>(language)];
    std::string text;
    for (auto open = rest.find("[["); open != std::string_view::npos; open = rest.find("[[")) {
        const auto close = rest.find("]]", open);
        KODEKS_ASSERT(close != std::string_view::npos);
        text += fill_all(rest.substr(0, open), message, language).text;
        const Filled group = fill_all(rest.substr(open + 2, close - open - 2), message, language);
        text += group.complete ? group.text : "";
        rest.remove_prefix(close + 2);
    }
    return text + fill_all(rest, message, language).text;
}

bool is_message_key(std::string_view key) {
    return find_row(key).has_value();
}

std::optional<Language> language_from(std::string_view name) {
    for (std::size_t i = 0; i < language_codes.size(); ++i) {
        const bool prefix = name.starts_with(language_codes[i]);
        if (prefix && (name.size() == 2 || name[2] == '_' || name[2] == '.' || name[2] == '-')) {
            return static_cast<Language>(i);
        }
    }
    return std::nullopt;
}

std::string_view code_of(Language language) {
    return language_codes[static_cast<std::size_t>(language)];
}

} // namespace kodeks
