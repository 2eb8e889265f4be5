// Who may decide what: the table of powers of the book, asked in one place.
#pragma once

#include "office/desk/desk.hpp"

namespace kodeks::office {

struct Asking {
    Right act{};
    std::string_view by;
    std::string_view with{};   // who consented
    bool chief_absent = false; // he cannot be asked
};

// The articles that give him the right, also where he stands in for somebody; or the refusal.
Ruled<ArticleIds> right_to(const State& state, const Asking& asking, const World& world);

// An official who serves and is not suspended; or the refusal.
Ruled<const Official*> serving(const State& state, std::string_view name);

// Whether somebody of this role may act as that one by the book; the row, or nothing.
const rulebook::StandIn* stand_in(const rulebook::OfficeRules& rules, Role role, Role as);

} // namespace kodeks::office
