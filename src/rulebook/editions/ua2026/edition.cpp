// The Ukrainian draughts rules 2026: what it rules about, each in a file of its own.
#include "rulebook/edition.hpp"

#include "rulebook/editions/ua2026/dials.hpp"
#include "rulebook/editions/ua2026/draws.hpp"
#include "rulebook/editions/ua2026/game.hpp"
#include "rulebook/editions/ua2026/office.hpp"
#include "rulebook/editions/ua2026/papers.hpp"
#include "rulebook/editions/ua2026/tournament.hpp"

namespace kodeks::rulebook {

extern const Edition edition_ua2026 = {
    .name = "ua2026",
    .game = &ua2026::game::rules,
    .draws = ua2026::draws::lists,
    .tournament = &ua2026::tournament::rules,
    .papers = &ua2026::papers::rules,
    .dials = &ua2026::dials::rules,
    .office = &ua2026::office::rules,
};

} // namespace kodeks::rulebook
