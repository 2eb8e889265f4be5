// The club's chess rules of 2028: those of 2027 with a quarter of an hour for latecomers. There are
// no tournaments by them.
#include "rulebook/edition.hpp"

#include "rulebook/editions/club2027/game.hpp"
#include "rulebook/editions/fide2023/draws.hpp"

namespace kodeks::rulebook {

namespace {

constexpr GameRules game = changed(club2027::game::rules, [](GameRules& rules) {
    rules.edition = "club2028";
    rules.lateness.default_time = minutes(15);
    rules.lateness.late = cited<"CLUB28:6.7.1">;
});

} // namespace

extern const Edition edition_club2028 = {
    .name = "club2028",
    .game = &game,
    .draws = fide2023::draws::lists,
};

} // namespace kodeks::rulebook
