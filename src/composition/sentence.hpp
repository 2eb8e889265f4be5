// Rulings and verdicts as sentences in the reader's language. The words are messages of
// data/lang/composition.tsv: composition.<decision> for a ruling, composition.conclusion.<word> for
// what follows. Templates may use {line} {other} {count} {limit} {white} {black} {text} {word}.
#pragma once

#include "base/message.hpp"
#include "composition/ruling.hpp"

#include <string>

namespace kodeks::composition {

std::string sentence(const Ruling& ruling, Language language);
std::string sentence(Conclusion conclusion, Language language);

// One word before a ruling that says how heavy it is: "Defect".
std::string weight_word(Weight weight, Language language);

} // namespace kodeks::composition
