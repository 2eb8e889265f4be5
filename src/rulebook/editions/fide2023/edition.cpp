// The FIDE Laws of Chess 2023: what it rules about, each in a file of its own.
#include "rulebook/edition.hpp"

#include "rulebook/editions/fide2023/draws.hpp"
#include "rulebook/editions/fide2023/game.hpp"
#include "rulebook/editions/fide2023/office.hpp"
#include "rulebook/editions/fide2023/papers.hpp"
#include "rulebook/editions/fide2023/tournament.hpp"

namespace kodeks::rulebook {

extern const Edition edition_fide2023 = {
    .name = "fide2023",
    .game = &fide2023::game::rules,
    .draws = fide2023::draws::lists,
    .tournament = &fide2023::tournament::rules,
    .papers = &fide2023::papers::rules,
    .office = &fide2023::office::rules,
};

} // namespace kodeks::rulebook
