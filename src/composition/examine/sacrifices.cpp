// Sacrifices in the lines of a problem, where the book judges them. They lower or raise a mark and
// are never defects.
#include "composition/examine/examination.hpp"
#include "composition/examine/offer.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::composition {

namespace {

std::string_view decision_of(Sacrifice sacrifice) {
    switch (sacrifice) {
    case Sacrifice::crude:
        return "sacrifice-crude";
    case Sacrifice::uneconomical:
        return "sacrifice-uneconomical";
    case Sacrifice::ideal:
        return "sacrifice-ideal";
    case Sacrifice::economical:
    case Sacrifice::none:
        break;
    }
    return "sacrifice-economical";
}

rulebook::Articles articles_of(Sacrifice sacrifice, const Offer& offer,
                               const rulebook::SacrificeRules& rules) {
    if (sacrifice == Sacrifice::ideal) {
        return rules.ideal;
    }
    if (offer.directions.size() == 1) {
        return sacrifice == Sacrifice::economical && offer.passes_last_row ? rules.passing
                                                                           : rules.crude;
    }
    return sacrifice == Sacrifice::crude ? rules.crude : rules.economical;
}

// A quiet move of White after which Black must take; a single piece in one direction is no choice
// and nothing to speak of.
void look_at(Hearing& hearing, const Meeting& meeting) {
    const Offer offer = offer_in(meeting.position);
    const Sacrifice sacrifice = sacrifice_of(offer);
    const bool speaks =
        sacrifice != Sacrifice::none && (offer.directions.size() > 1 || offer.directions[0] > 1);
    if (!speaks) {
        return;
    }
    const std::size_t line = meeting.choices.front().lines.front();
    hearing.rule(decision_of(sacrifice), Weight::note,
                 {articles_of(sacrifice, offer, hearing.rules().sacrifices)},
                 {.line = number_of(line),
                  .count = static_cast<std::int32_t>(meeting.ply / 2) + 1,
                  .text = fmt::format("{}", fmt::join(offer.directions, ":"))});
}

} // namespace

void check_sacrifices(Hearing& hearing) {
    const Composition& composition = hearing.composition();
    const auto& variants = hearing.rules().sacrifices.variants;
    const bool judged =
        std::ranges::find(variants, composition.diagram.variant().name) != variants.end();
    if (composition.genre != Genre::problem || !judged) {
        return;
    }
    for (const Meeting& meeting : meetings(hearing, games::Side::black)) {
        if (games::capture_available(meeting.position)) {
            look_at(hearing, meeting);
        }
    }
}

} // namespace kodeks::composition
