#include "cli/commands/names.hpp"

namespace kodeks::cli {

Argument passport_option() {
    return choice_option("--passport", "COUNTRY", {"ua", "ru"});
}

Spelling spelling_in(const Arguments& arguments, std::string_view names, const Context& context) {
    if (const auto country = arguments.maybe("--passport")) {
        return {*country == "ua" ? Passport::ukrainian : Passport::of_icao, true};
    }
    const bool ru = context.facts.language == Language::ru;
    return {passport_of(names, ru ? Passport::of_icao : Passport::ukrainian), false};
}

std::string latin_of(std::string_view name, const Spelling& spelling) {
    return latin_name(name,
                      spelling.fixed ? spelling.passport : passport_of(name, spelling.passport));
}

} // namespace kodeks::cli
