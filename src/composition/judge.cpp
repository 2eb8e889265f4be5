#include "composition/judge.hpp"

#include "composition/checks.hpp"

namespace kodeks::composition {

Verdict judge(const Composition& composition, const truth::Oracle& oracle) {
    Hearing hearing(composition);
    check_diagram(hearing);
    check_genre(hearing);
    check_ends(hearing, oracle);
    check_replies(hearing);
    check_variations(hearing);
    check_finals(hearing);
    check_uniqueness(hearing);
    return hearing.verdict();
}

} // namespace kodeks::composition
