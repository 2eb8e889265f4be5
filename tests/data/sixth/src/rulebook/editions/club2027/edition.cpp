// The club's chess rules of 2027. Draws and tournaments are as in the Laws of 2023.
#include "rulebook/edition.hpp"

#include "game.hpp"
#include "rulebook/editions/fide2023/draws.hpp"
#include "rulebook/editions/fide2023/tournament.hpp"

namespace kodeks::rulebook {

namespace {

constexpr TournamentRules tournament = changed(
    fide2023::tournament::rules, [](TournamentRules& rules) { rules.edition = "club2027"; });

} // namespace

extern const Edition edition_club2027 = {
    .name = "club2027",
    .game = &club2027::game::rules,
    .draws = fide2023::draws::lists,
    .tournament = &tournament,
};

} // namespace kodeks::rulebook
