// The chess rules of Transnistria 2018: what it rules about, each in a file of its own.
#include "rulebook/edition.hpp"

#include "rulebook/editions/pmr2018/dials.hpp"
#include "rulebook/editions/pmr2018/draws.hpp"
#include "rulebook/editions/pmr2018/game.hpp"
#include "rulebook/editions/pmr2018/office.hpp"
#include "rulebook/editions/pmr2018/papers.hpp"
#include "rulebook/editions/pmr2018/tournament.hpp"

namespace kodeks::rulebook {

extern const Edition edition_pmr2018 = {
    .name = "pmr2018",
    .game = &pmr2018::game::rules,
    .draws = pmr2018::draws::lists,
    .tournament = &pmr2018::tournament::rules,
    .papers = &pmr2018::papers::rules,
    .dials = &pmr2018::dials::rules,
    .office = &pmr2018::office::rules,
};

} // namespace kodeks::rulebook
