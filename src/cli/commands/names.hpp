// What the `names` commands share: which passport writes a name.
#pragma once

#include "cli/command.hpp"
#include "cli/context.hpp"
#include "names/latin.hpp"

#include <string>
#include <string_view>

namespace kodeks::cli {

Argument passport_option(); // --passport ua|ru

struct Spelling {
    Passport passport = Passport::ukrainian;
    bool fixed = false; // asked for; otherwise a name's own letters may say another
};

// The passport asked for; otherwise by the letters of all the names, then by the reader's language.
Spelling spelling_in(const Arguments& arguments, std::string_view names, const Context& context);

std::string latin_of(std::string_view name, const Spelling& spelling);

} // namespace kodeks::cli
