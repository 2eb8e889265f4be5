// What somebody may have meant who typed an id with Cyrillic letters: letters that look like the
// Latin ones (UА), letters that sound like them (УА, ФІДЕ), or the right keys of the wrong keyboard
// layout (ГФ, АШВУ). Also as people quote: "ст. 9.2", "§9.2", "п. 104 в)", "9,2", "A4".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

// All readings in lower case and without spaces, the likeliest first, each once.
std::vector<std::string> readings_of(std::string_view typed);

// "article", "ст.", "п.", "§" and the like, in any case.
bool is_word_for_article(std::string_view word);

} // namespace kodeks::rulebook
