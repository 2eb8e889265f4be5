// Spantsireti (80 fields): the Russian game on ten files and eight ranks with fifteen men a side,
// as played by correspondence.
#pragma once

#include "games/variants/russian.hpp"

namespace kodeks::games::variants {

constexpr draughts::Rules spantsireti_rules() {
    draughts::Rules rules = russian_rules();
    rules.files = 10; // RU:5.1.4#3
    return rules;
}

extern const Variant spantsireti;

} // namespace kodeks::games::variants
