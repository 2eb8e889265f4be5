// What the arbiter allows or gives: a draw under a ban, a late player, an assistant, time.
#include "referee/desk/workers.hpp"

namespace kodeks::referee {

namespace {

struct LatenessArticles {
    rulebook::Articles excused;
    rulebook::Articles time; // what was lost while nobody was there
};

LatenessArticles lateness_articles(const Desk& desk) {
    const auto& adjourning = desk.rules().adjourning;
    const auto& lateness = desk.rules().lateness;
    const bool resumes = desk.state().adjournment && !adjourning.late.empty();
    return resumes ? LatenessArticles{adjourning.late, adjourning.both_absent}
                   : LatenessArticles{lateness.excused, lateness.neither_excused};
}

} // namespace

Answer on(Desk& desk, const Consent&) {
    if (desk.rules().offers.banned.empty()) {
        return refusal("no_ban");
    }
    desk.put(Consented{});
    desk.rule(ruling("draw_consented", std::nullopt, desk.rules().offers.banned));
    return std::nullopt;
}

// The arbiter decides otherwise about lateness (FIDE:6.7.1), and about the time that White has lost
// while nobody was there (FIDE:6.7.2); likewise when an adjourned game goes on (FIDE:G.I.10,
// FIDE:G.I.11).
Answer on(Desk& desk, const Excuse& excuse) {
    const LatenessArticles rules = lateness_articles(desk);
    if (excuse.amount.value < 0) {
        return refusal("no_time_given", rules.excused);
    }
    desk.put(Marked{excuse.side, Mark::excused, true});
    Ruling made = ruling("lateness_excused", excuse.side, rules.excused);
    if (excuse.amount.value > 0) {
        desk.put(TimeCorrected{excuse.side, excuse.amount});
        made.evidence.time = excuse.amount;
        made.citing(rules.time);
    }
    desk.rule(made);
    return std::nullopt;
}

Answer on(Desk& desk, const AcceptAssistant& accept) {
    const Needs& needs = desk.state().settings.needs[static_cast<std::size_t>(accept.side)];
    const auto& rules = desk.rules().assistance;
    if (accept.adjustment.value != 0 && (needs.disability || needs.blind)) {
        return refusal("disability_costs_nothing", rules.no_adjustment);
    }
    desk.put(Marked{accept.side, Mark::assistant, true});
    if (accept.adjustment.value != 0) {
        desk.put(TimeCorrected{accept.side, accept.adjustment});
    }
    desk.rule(ruling(
        "assistant_accepted", accept.side, rules.accepted,
        {.time = accept.adjustment.value == 0 ? std::nullopt : std::optional(accept.adjustment)}));
    return std::nullopt;
}

Answer on(Desk& desk, const GiveTime& give) {
    if (give.amount.value <= 0) {
        return refusal("no_time_given", desk.rules().clock.disturbance);
    }
    desk.put(TimeCorrected{give.side, give.amount});
    desk.rule(ruling("time_for_disturbance", give.side, desk.rules().clock.disturbance,
                     {.time = give.amount}));
    return std::nullopt;
}

} // namespace kodeks::referee
