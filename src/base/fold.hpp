// Case folding, and lookalikes of Latin and Cyrillic, for searching and for understanding ids that
// were typed with another keyboard layout. Independent of any locale; what is a letter and which
// case it has is Unicode's word (the tables are those of utf8proc).
#pragma once

#include <string>
#include <string_view>

namespace kodeks {

char32_t lower_case(char32_t code);

// Lower case; the letter ё becomes е, as most people type it.
std::string fold_case(std::string_view text);

// Lower case, and Cyrillic letters that look like Latin ones become Latin: "ІІІ" (Ukrainian) and
// "III" fold to the same text. For ids, never for words.
std::string fold_lookalikes(std::string_view text);

// What to compare for alphabetical order, Latin before Cyrillic, with the Ukrainian letters where
// their alphabet has them (ґ after г, є after е, і and ї after и).
std::u32string alphabetical_key(std::string_view text);

// A letter of any script, an accent on one, a digit or a number letter such as Ⅳ; no sign such as
// ½.
bool is_word_character(char32_t code);

// Any of the signs that people type for the apostrophe: ' ’ ʼ ‘ `.
bool is_apostrophe(char32_t code);

} // namespace kodeks
