#include "referee/wrong/sanctions.hpp"

#include "referee/desk/workers.hpp"
#include "referee/words/words.hpp"

#include <algorithm>

namespace kodeks::referee {

using rulebook::Authority;
using rulebook::Offence;
using rulebook::Sanction;
using rulebook::SanctionKind;

namespace {

bool is_about_time(SanctionKind kind) {
    return kind == SanctionKind::opponent_gains_time || kind == SanctionKind::offender_loses_time;
}

bool is_about_points(SanctionKind kind) {
    return kind == SanctionKind::opponent_gains_points ||
           kind == SanctionKind::offender_loses_points;
}

// The articles on losing while the arbiter decides what the opponent gets.
rulebook::Articles open_score_articles(const rulebook::GameRules& rules) {
    for (const Offence& offence : rules.offences) {
        if (!offence.ladder.empty() &&
            offence.ladder[0].kind == SanctionKind::loss_opponent_score_open) {
            return offence.articles;
        }
    }
    return {};
}

void ask_opponent_score(Desk& desk, Side offender, const Ruling& made) {
    desk.rule(made);
    ask(desk, {.name = "opponent_score",
               .about = offender,
               .options = {"score_one", "score_half", "score_none"},
               .subject = {.matter = Matter::opponent_score,
                           .articles = listed(open_score_articles(desk.rules())),
                           .rule = made.evidence.rule}});
}

void change_times_and_points(Desk& desk, Side offender, const Sanction& sanction,
                             const Ruling& made) {
    const Side opponent = games::opponent(offender);
    const std::int32_t halves = made.evidence.count.value_or(1);
    switch (sanction.kind) {
    case SanctionKind::warning:
        desk.put(Counted{offender, Counter::warnings});
        break;
    case SanctionKind::remark:
        desk.put(Counted{offender, Counter::remarks});
        break;
    case SanctionKind::opponent_gains_time:
        desk.put(TimeCorrected{opponent, sanction.time});
        break;
    case SanctionKind::offender_loses_time:
        desk.put(TimeCorrected{offender, -sanction.time});
        break;
    case SanctionKind::opponent_gains_points:
        desk.put(PointsAdjusted{opponent, halves});
        break;
    case SanctionKind::offender_loses_points:
        desk.put(PointsAdjusted{offender, -halves});
        break;
    default:
        break;
    }
}

} // namespace

const Offence* find_offence(const Desk& desk, std::string_view name) {
    using rulebook::Tempo;
    const auto found = std::ranges::find_if(desk.rules().offences, [&](const Offence& offence) {
        const bool fits = offence.tempo == Tempo::any ||
                          (offence.tempo == Tempo::quick) == desk.state().settings.quick();
        return fits && offence.name == name;
    });
    return found == desk.rules().offences.end() ? nullptr : &*found;
}

bool has_authority(Actor by, Authority needed) {
    return needed == Authority::arbiter
               ? is_official(by)
               : needed == Authority::chief_arbiter && by == Actor::chief_arbiter;
}

void impose(Desk& desk, Side offender, const Sanction& sanction, const Ruling& basis) {
    Ruling made = basis;
    made.decision = word(sanction.kind);
    made.evidence.time = sanction.time.value == 0 ? std::nullopt : std::optional(sanction.time);
    made.citing(sanction.articles);
    switch (sanction.kind) {
    case SanctionKind::loss:
    case SanctionKind::expulsion:
        finish(desk, won_by(games::opponent(offender), "sanction"), made);
        return;
    case SanctionKind::loss_of_both:
        finish(desk, lost_by_both("sanction"), made);
        return;
    case SanctionKind::loss_opponent_score_open:
        ask_opponent_score(desk, offender, made);
        return;
    default:
        change_times_and_points(desk, offender, sanction, made);
        desk.rule(made);
    }
}

Answer answer_offence(Desk& desk, const Question& question, const Decide& decide) {
    const std::string option = question.options[static_cast<std::size_t>(decide.option - 1)];
    const ArticleList& articles = question.subject.articles;
    const auto about = [&](std::string_view decision) {
        return ruling(decision, question.about, {}, {.rule = question.subject.rule})
            .citing(articles);
    };
    const Sanction* offered = offered_sanction(desk, question, option);
    if (offered == nullptr) { // the arbiter may let it pass, and does
        desk.put(Answered{});
        desk.rule(about("no_sanction"));
        go_on_with(desk, desk.state().paused.value_or(desk.state().to_move()));
        return std::nullopt;
    }
    Sanction chosen = *offered;
    if (!has_authority(desk.by(), chosen.authority)) {
        return refusal("no_authority", chosen.articles);
    }
    if (is_about_time(chosen.kind) && !decide.time && chosen.time.value == 0) {
        return refusal("say_how_much", chosen.articles);
    }
    if (decide.time && decide.time->value < 0) {
        return refusal("say_how_much", chosen.articles);
    }
    if (is_about_points(chosen.kind) &&
        (decide.halves.value_or(1) < 1 || decide.halves.value_or(1) > 2)) {
        return refusal("scores_of_the_game", chosen.articles);
    }
    if (is_about_time(chosen.kind)) {
        chosen.time = decide.time.value_or(chosen.time);
    }
    Ruling basis = about("offence");
    if (is_about_points(chosen.kind)) {
        basis.evidence.count = decide.halves.value_or(1);
    }
    if (const Offence* offence = find_offence(desk, question.subject.rule);
        offence != nullptr && offence->ladder.empty() && desk.state().settings.quick()) {
        basis.citing(desk.rules().quick_ladder_articles);
    }
    desk.put(Answered{});
    impose(desk, question.about, chosen, basis);
    if (!desk.state().over() && !desk.state().question) {
        go_on_with(desk, desk.state().paused.value_or(desk.state().to_move()));
    }
    return std::nullopt;
}

} // namespace kodeks::referee
