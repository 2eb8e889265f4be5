// The drawing rules of the editions; a new edition adds its file and a line here and in the list
// of draws.cpp.
#pragma once

#include "rulebook/draws/draw_rule.hpp"

namespace kodeks::rulebook {

// One list of rules and the variants it is for.
struct DrawRuleList {
    std::span<const std::string_view> variants;
    std::span<const DrawRule> rules;
};

struct EditionDraws {
    std::string_view edition;
    std::span<const DrawRuleList> lists;
};

extern const EditionDraws draws_fide2023;
extern const EditionDraws draws_pmr2018;
extern const EditionDraws draws_ua2026;
extern const EditionDraws draws_ru_code;
extern const EditionDraws draws_frisian2011;

} // namespace kodeks::rulebook
