// What follows the end of a game: its record, sanctions.
#include "correspondence/desk/clerk.hpp"
#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::correspondence {

Refused on(Clerk& clerk, const Award& award) {
    const auto& rules = clerk.rules().sanctions;
    const bool known = std::ranges::all_of(
        award.broken, [](const std::string& id) { return rulebook::find_article(id) != nullptr; });
    if (!known || (award.broken.empty() && !award.dropped_out)) {
        return referee::refusal("letter_name_clauses", rules.clauses);
    }
    if (award.dropped_out) {
        clerk.rule("letter_dropped_out", award.loser, rules.dropped_out);
    } else {
        clerk.rule(referee::ruling("letter_awarded", award.loser, rules.loss)
                       .citing(rules.clauses)
                       .citing(award.broken));
    }
    if (clerk.state().claim) {
        clerk.put(ClaimClosed{});
    }
    clerk.finish(referee::won_by(games::opponent(award.loser),
                                 award.dropped_out ? "dropped_out" : "sanction"));
    return std::nullopt;
}

Refused on(Clerk& clerk, const SendRecord& record) {
    const Side side = *side_of(clerk.by());
    const auto& rules = clerk.rules().records;
    if (clerk.state().of(side).record) {
        return referee::refusal("letter_sent_already", rules.sent);
    }
    const Days taken = days_from(*clerk.state().ended, clerk.on());
    if (taken.value < 0) {
        return referee::refusal("letter_dates", rules.sent);
    }
    const bool late = !record.with_reply && taken > rules.within;
    clerk.put(RecordSent{side, clerk.on()});
    clerk.rule(late ? "letter_record_late" : "letter_record", side, late ? rules.late : rules.sent,
               {.count = taken.value, .limit = rules.within.value});
    return std::nullopt;
}

// Without any record nobody knows the result: minuses for both (RU:5.5.8).
Refused on(Clerk& clerk, const CloseRecords&) {
    const auto& rules = clerk.rules().records;
    if (clerk.on() <= *clerk.state().ended + rules.within) {
        return referee::refusal("letter_records_open", rules.sent);
    }
    const bool white = clerk.state().of(Side::white).record.has_value();
    const bool black = clerk.state().of(Side::black).record.has_value();
    if (white && black) {
        return referee::refusal("letter_nothing_open", rules.sent);
    }
    for (const Side side : {Side::white, Side::black}) {
        if (!clerk.state().of(side).record) {
            clerk.rule("letter_record_missing", side, rules.withheld);
        }
    }
    if (!white && !black) {
        referee::Outcome outcome = referee::lost_by_both("no_record");
        outcome.unplayed = true;
        clerk.rule("letter_records_missing", std::nullopt, rules.missing);
        clerk.put(ResultChanged{outcome});
    }
    return std::nullopt;
}

} // namespace kodeks::correspondence
