// The rows of data/lang as the tests of the language walk through them.
#pragma once

#include "base/message.hpp"
#include "base/message_table.hpp"

#include <array>
#include <string_view>

namespace kodeks::test {

inline constexpr std::array languages = {Language::en, Language::uk, Language::ru};

inline std::string_view text_of(const MessageRow& row, Language language) {
    return row.text[static_cast<std::size_t>(language)];
}

// Something the user types: names in it may be of any language and keep their keyboard's quotes.
inline bool is_command_line(std::string_view key) {
    return key.ends_with(".example") || key.ends_with(".example2") || key.ends_with(".command") ||
           key.ends_with(".usage_line");
}

template <class Check>
void for_every_sentence(const Check& check) {
    for (const MessageRow& row : message_table()) {
        if (!is_command_line(row.key)) {
            for (const Language language : languages) {
                check(row, language, text_of(row, language));
            }
        }
    }
}

} // namespace kodeks::test
