// The Draughts Code of Russia: what it rules about, each in a file of its own.
#include "rulebook/edition.hpp"

#include "rulebook/editions/ru-code/composition.hpp"
#include "rulebook/editions/ru-code/contest.hpp"
#include "rulebook/editions/ru-code/correspondence.hpp"
#include "rulebook/editions/ru-code/draws.hpp"
#include "rulebook/editions/ru-code/game.hpp"
#include "rulebook/editions/ru-code/office.hpp"
#include "rulebook/editions/ru-code/papers.hpp"
#include "rulebook/editions/ru-code/tournament.hpp"

namespace kodeks::rulebook {

extern const Edition edition_ru_code = {
    .name = "ru-code",
    .game = &ru_code::game::rules,
    .draws = ru_code::draws::lists,
    .tournament = &ru_code::tournament::rules,
    .correspondence = &ru_code::correspondence::rules,
    .composition = &ru_code::composition::rules,
    .papers = &ru_code::papers::rules,
    .contest = &ru_code::contest::rules,
    .office = &ru_code::office::rules,
};

} // namespace kodeks::rulebook
