// Appeals against an award: to the chief judge, and then to the commission.
#include "composition/contest/desk.hpp"

#include <algorithm>

namespace kodeks::contest {

namespace {

// The commission hears what the chief judge has left as it was.
bool was_kept_by_chief(const State& state, const MakeAppeal& command) {
    return std::ranges::any_of(state.appeals, [&](const Appeal& appeal) {
        return appeal.to == AppealTo::chief && appeal.author == command.author &&
               appeal.work == command.work && appeal.answer == Answer::kept;
    });
}

Refused refused_speaker(const State& state, AuthorId id, const Rules& rules) {
    const Author* const author = find_author(state, id);
    if (author == nullptr) {
        return refusal("no_author");
    }
    if (is_match(state.regulations.form) && !author->captain) {
        return refusal("captain_speaks", rules.through, {{"team", author->team}});
    }
    return std::nullopt;
}

Refused refused_commission(const State& state, const MakeAppeal& command, const Rules& rules) {
    if (command.to != AppealTo::commission) {
        return std::nullopt;
    }
    if (state.reconsidered) {
        return refusal("reconsidered_once", rules.binding);
    }
    return was_kept_by_chief(state, command) ? Refused() : refusal("chief_first", rules.appeals);
}

// The commission recommends to look again, once, or takes the award away; it does not judge itself.
Refused refused_answer(const State& state, const Appeal& appeal, const DecideAppeal& command,
                       const Rules& rules) {
    const bool commission = appeal.to == AppealTo::commission;
    const bool of_commission =
        command.answer == Answer::reconsider || command.answer == Answer::annul;
    if (command.answer == Answer::open || (of_commission && !commission)) {
        return refusal("answer_odd", rules.appeal_decided);
    }
    if (commission && command.answer == Answer::changed) {
        return refusal("commission_recommends", rules.binding);
    }
    if (command.answer == Answer::reconsider && state.reconsidered) {
        return refusal("reconsidered_once", rules.binding);
    }
    if (command.answer != Answer::kept && command.reason.empty()) {
        return refusal("reason_missing", rules.appeal_decided);
    }
    const bool off_scale = command.mark && (*command.mark < Points{} ||
                                            *command.mark > whole_points(rules.highest_mark));
    return off_scale ? Refused(refusal("mark_off_scale", rules.marks,
                                       {{"most", std::to_string(rules.highest_mark)}}))
                     : std::nullopt;
}

rulebook::Articles answer_articles(const Appeal& appeal, Answer answer, const Rules& rules) {
    return answer == Answer::annul             ? rules.annulment
           : appeal.to == AppealTo::commission ? rules.binding
                                               : rules.appeal_decided;
}

} // namespace

Ruled<Facts> on(const State& state, const MakeAppeal& command, const Rules& rules) {
    if (state.phase != Phase::preliminary) {
        return refuse(state.phase == Phase::final_award ? "results_final" : "no_award_yet",
                      rules.appeals);
    }
    if (const auto refused = refused_speaker(state, command.author, rules)) {
        return tl::unexpected(*refused);
    }
    if (find_work(state, command.work) == nullptr) {
        return refuse("no_work", {}, {{"number", std::to_string(command.work.value)}});
    }
    if (command.about == AppealAbout::mark) {
        return refuse("own_mark", rules.own_marks);
    }
    if (const auto refused = refused_commission(state, command, rules)) {
        return tl::unexpected(*refused);
    }
    AppealMade made;
    made.appeal.id = {static_cast<std::uint32_t>(state.appeals.size()) + 1};
    made.appeal.author = command.author;
    made.appeal.work = command.work;
    made.appeal.to = command.to;
    made.appeal.about = command.about;
    made.appeal.text = command.text;
    made.day = command.day;
    made.articles = ids({rules.appeals});
    Facts facts;
    facts.emplace_back(std::move(made));
    return facts;
}

Ruled<Facts> on(const State& state, const DecideAppeal& command, const Rules& rules) {
    const Appeal* const appeal = find_appeal(state, command.appeal);
    if (appeal == nullptr || appeal->answer != Answer::open) {
        return refuse("no_appeal", {}, {{"number", std::to_string(command.appeal.value)}});
    }
    if (state.phase != Phase::preliminary) {
        return refuse("results_final", rules.binding);
    }
    if (const auto refused = refused_answer(state, *appeal, command, rules)) {
        return tl::unexpected(*refused);
    }
    Facts facts{AppealDecided{command.appeal, command.answer, command.reason, command.day,
                              ids({answer_articles(*appeal, command.answer, rules)})}};
    const Judge* const chief = find_judge(state, Role::chief, 0);
    if (command.answer == Answer::changed && command.mark && chief != nullptr) {
        facts.emplace_back(Marked{appeal->work,
                                  {chief->name, *command.mark, "", true},
                                  std::nullopt,
                                  command.reason,
                                  command.day,
                                  ids({rules.chief_revises})});
    }
    if (command.answer == Answer::annul) {
        facts.emplace_back(AwardAnnulled{command.reason, command.day, ids({rules.annulment})});
    }
    return facts;
}

} // namespace kodeks::contest
