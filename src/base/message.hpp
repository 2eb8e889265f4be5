// Sentences as data. Code names a sentence by its key and gives the parts; the words come from
// data/lang/*.tsv in the reader's language, and are chosen only where they are shown.
//
//     Message m{"base.games", {{"n", "3"}}};
//     render(m, Language::uk);
//
// In a template `{id}` is replaced by the part of that name, and
// `{n|one:article|few:|many:articles|other:articles}` chooses by the number's plural form (for uk
// and ru: one, few, many; for en: one, other). What stands between `[[` and `]]` is left out when
// a part in it is empty. An unknown key or part is a bug, found by the tests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks {

enum class Language : std::uint8_t { en, uk, ru };

struct MessagePart {
    std::string name;
    std::string value;
    friend bool operator==(const MessagePart&, const MessagePart&) = default;
};

struct Message {
    std::string key;
    std::vector<MessagePart> parts;
    friend bool operator==(const Message&, const Message&) = default;
};

std::string render(const Message& message, Language language);

inline std::string render(std::string_view key, Language language) {
    return render(Message{std::string(key), {}}, language);
}

bool is_message_key(std::string_view key);

// "en", "uk", "ru", also as the start of a locale name such as uk_UA.UTF-8.
std::optional<Language> language_from(std::string_view name);
std::string_view code_of(Language language);

} // namespace kodeks
