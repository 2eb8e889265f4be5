// The Frisian rules 2011: what it rules about, each in a file of its own.
#include "rulebook/edition.hpp"

#include "rulebook/editions/frisian2011/draws.hpp"
#include "rulebook/editions/frisian2011/game.hpp"
#include "rulebook/editions/frisian2011/office.hpp"
#include "rulebook/editions/frisian2011/tournament.hpp"

namespace kodeks::rulebook {

extern const Edition edition_frisian2011 = {
    .name = "frisian2011",
    .game = &frisian2011::game::rules,
    .draws = frisian2011::draws::lists,
    .tournament = &frisian2011::tournament::rules,
    .office = &frisian2011::office::rules,
};

} // namespace kodeks::rulebook
