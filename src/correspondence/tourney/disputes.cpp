// Disputes and appeals: the headman, the arbiter, the organiser, in this order (RU:5.1.12).
#include "correspondence/tourney/desk.hpp"
#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

// Nobody decides about a game that he plays himself.
Office first_instance(const State& state, const Game& game) {
    const Player* const headman = playing_headman(state);
    const bool own = headman != nullptr && game.side_of(headman->id).has_value();
    return state.settings.headman.empty() || own ? Office::arbiter : Office::headman;
}

bool may_appeal(const State& state, const Case& about, PlayerId player) {
    if (about.by == player) {
        return true;
    }
    const Game* const game = about.game ? find_game(state, *about.game) : nullptr;
    return !about.sanction && game != nullptr && game->side_of(player).has_value();
}

referee::Outcome outcome_of(Verdict verdict) {
    constexpr std::string_view reason = "adjudication";
    return verdict == Verdict::draw
               ? referee::drawn(reason)
               : referee::won_by(verdict == Verdict::white_wins ? Side::white : Side::black,
                                 reason);
}

// A loss that is lifted leaves a game to be counted otherwise.
Refused check_lifting(const Desk& desk, const Case& about, const Resolve& resolve) {
    const bool loss = about.sanction == SanctionKind::loss;
    if (resolve.lifts && !about.sanction) {
        return refusal("nothing_to_lift", desk.rules().offices.disputes);
    }
    if ((resolve.lifts && loss) != resolve.verdict.has_value()) {
        return refusal("lifting_needs_verdict", desk.rules().offices.disputes);
    }
    return std::nullopt;
}

std::string decision_of(const Case& about, const Resolve& resolve) {
    if (!about.sanction) {
        return "dispute_resolved";
    }
    return resolve.lifts ? "sanction_lifted" : "sanction_upheld";
}

} // namespace

Refused on(Desk& desk, const Dispute& dispute) {
    const auto& articles = desk.rules().offices.disputes;
    const Game* const game = find_game(desk.state(), dispute.game);
    if (game == nullptr || !game->side_of(desk.seat().player)) {
        return refusal("not_your_game", articles, {{"game", std::to_string(dispute.game.value)}});
    }
    const bool open = std::ranges::any_of(desk.state().cases, [&](const Case& one) {
        return !one.sanction && one.game == dispute.game && one.by == desk.seat().player &&
               !one.decided;
    });
    if (open) {
        return refusal("dispute_open", articles);
    }
    const Office to = first_instance(desk.state(), *game);
    desk.put(Disputed{dispute.game, desk.seat().player, to, desk.on()});
    desk.rule({.decision = "dispute_to_" + std::string(ledger::word(to)),
               .about = desk.seat().player,
               .articles = listed(articles),
               .count = static_cast<std::int32_t>(desk.state().cases.size()),
               .game = dispute.game});
    return std::nullopt;
}

Refused on(Desk& desk, const Resolve& resolve) {
    const auto& articles = desk.rules().offices.disputes;
    const Case* const found = find_case(desk.state(), resolve.about);
    if (found == nullptr || found->decided) {
        return refusal("no_case", articles);
    }
    const Case about = *found;
    if (about.with != desk.seat().office) {
        return refusal("not_your_case", articles);
    }
    if (desk.on() < about.since) {
        return refusal("dates", articles);
    }
    if (const Refused refused = check_lifting(desk, about, resolve)) {
        return refused;
    }
    desk.put(Resolved{resolve.about, desk.on(), resolve.lifts});
    if (resolve.verdict) {
        desk.put(InGame{*about.game, GameEvent(ResultChanged{outcome_of(*resolve.verdict)})});
    }
    Ruling ruling{.decision = decision_of(about, resolve),
                  .about = about.by,
                  .articles = listed(articles),
                  .count = static_cast<std::int32_t>(about.id.value),
                  .game = about.game};
    for (const std::string& id : resolve.under) {
        if (rulebook::find_article(id) == nullptr) {
            return refusal("name_clauses", desk.rules().sanctions.clauses);
        }
        ruling.articles.push_back(id);
    }
    desk.rule(std::move(ruling));
    return std::nullopt;
}

Refused on(Desk& desk, const Appeal& appeal) {
    const auto& offices = desk.rules().offices;
    const Case* const about = find_case(desk.state(), appeal.about);
    if (about == nullptr || !about->decided ||
        !may_appeal(desk.state(), *about, desk.seat().player)) {
        return refusal("no_case", offices.disputes);
    }
    if (about->with == Office::organiser || about->lifted) {
        return refusal("final", offices.disputes);
    }
    if (appeal.received < *about->decided || desk.on() < appeal.received) {
        return refusal("dates", offices.disputes);
    }
    const Days taken = days_from(appeal.received, desk.on());
    if (taken > offices.appeal_within) {
        return refusal("appeal_late", offices.disputes,
                       {{"n", std::to_string(taken.value)},
                        {"most", std::to_string(offices.appeal_within.value)}});
    }
    const Office to = about->with == Office::headman ? Office::arbiter : Office::organiser;
    desk.put(Appealed{appeal.about, to, desk.on()});
    desk.rule({.decision = "appeal_to_" + std::string(ledger::word(to)),
               .about = desk.seat().player,
               .articles = listed(offices.disputes),
               .count = taken.value,
               .limit = offices.appeal_within.value});
    return std::nullopt;
}

} // namespace kodeks::correspondence::tourney
