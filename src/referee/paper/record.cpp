// Score sheets, and whatever is restored on somebody's time while play waits.
#include "referee/desk/workers.hpp"
#include "referee/time/time_trouble.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

void share(Desk& desk, Milliseconds passed) {
    const Milliseconds half{passed.value / 2};
    desk.put(TimeCorrected{Side::white, half - passed}); // the odd millisecond is White's
    desk.put(TimeCorrected{Side::black, -half});
}

void go_on(Desk& desk, const Chore& chore) {
    if (chore.ran) {
        desk.put(ClockChanged{ClockChange::started, *chore.ran, desk.now()});
    }
}

Answer not_restored(Desk& desk, const Chore& chore) {
    const auto& rules = desk.rules().duties.recording;
    if (chore.task == Task::pieces) {
        go_on(desk, chore);
        return std::nullopt;
    }
    if (rules.unrestored_loses && chore.task == Task::both_records) {
        finish(desk, lost_by_both("record"),
               ruling("record_lost_by_both", std::nullopt, rules.unrestored));
        return std::nullopt;
    }
    desk.rule(ruling("record_not_restored", chore.side, rules.unrestored));
    go_on(desk, chore);
    return on(desk, Report{"record_not_restored", chore.side});
}

// Whole moves, of White and Black together (UA:V.5.1), that the referee has not seen written.
std::optional<std::int32_t> missing_on_sheet(const State& state, Side side) {
    if (!state.settings.regulations.sheets) {
        return std::nullopt;
    }
    const std::int32_t written = state.sheets[static_cast<std::size_t>(side)].plies;
    const auto made = static_cast<std::int32_t>(state.plies.size());
    return (std::max(0, made - written) + 1) / 2;
}

} // namespace

void begin_chore(Desk& desk, Task task, Side side) {
    desk.put(ChoreBegun{task, side, desk.now()});
    stop_clock(desk);
    if (task != Task::both_records) {
        desk.put(ClockChanged{ClockChange::started, side, desk.now()});
    }
}

Answer on(Desk& desk, const CheckRecord& check) {
    const auto& rules = desk.rules().duties.recording;
    const State& state = desk.state();
    if (state.phase != Phase::playing || state.chore || rules.incomplete.empty()) {
        return refusal(rules.incomplete.empty() ? "not_in_rulebook" : "not_in_play");
    }
    if (state.settings.quick() && !rules.free.empty()) {
        return refusal("record_not_needed", rules.free);
    }
    const auto missing = check.missing ? check.missing : missing_on_sheet(state, check.side);
    if (!missing) {
        return refusal("say_how_many", rules.incomplete);
    }
    if (*missing <= rules.missing_allowed) {
        return refusal("record_in_order", rules.incomplete);
    }
    if (in_time_trouble(state, desk.rules().clock, check.side, desk.now())) {
        return refusal("record_later", rules.in_trouble);
    }
    desk.put(Counted{check.side, Counter::remarks});
    desk.rule(ruling("record_restored_now", check.side, rules.incomplete,
                     {.count = missing, .limit = rules.missing_allowed}));
    begin_chore(desk, Task::checked_record, check.side);
    return std::nullopt;
}

Answer on(Desk& desk, const RestoreRecord& restore) {
    const auto& rules = desk.rules().duties.recording;
    if (desk.state().phase != Phase::playing || desk.state().chore || rules.both.empty()) {
        return refusal(rules.both.empty() ? "not_in_rulebook" : "not_in_play");
    }
    if (!restore.white && !restore.black) {
        return refusal("record_in_order", rules.afterwards);
    }
    const Side side = restore.white ? Side::white : Side::black;
    if (restore.white && restore.black) {
        desk.rule(ruling("records_restored", std::nullopt, rules.both));
        begin_chore(desk, Task::both_records, side);
        return std::nullopt;
    }
    desk.rule(ruling("record_restored_now", side, rules.afterwards));
    begin_chore(desk, Task::record, side);
    return std::nullopt;
}

Answer on(Desk& desk, const ChoreDone& done) {
    if (!desk.state().chore) {
        return refusal("no_chore");
    }
    if (desk.state().phase != Phase::playing) {
        return refusal(desk.state().question ? "question_open" : "not_in_play");
    }
    const Chore chore = *desk.state().chore;
    stop_clock(desk);
    desk.put(ChoreEnded{});
    const Milliseconds passed = clock::between(chore.since, desk.now());
    if (chore.task == Task::both_records) {
        share(desk, passed);
    }
    if (!done.restored) {
        return not_restored(desk, chore);
    }
    const auto& recording = desk.rules().duties.recording;
    const rulebook::Articles articles = chore.task == Task::pieces
                                            ? desk.rules().irregularities.displaced
                                        : chore.task == Task::both_records   ? recording.both
                                        : chore.task == Task::checked_record ? recording.incomplete
                                                                             : recording.afterwards;
    const bool both = chore.task == Task::both_records;
    desk.rule(ruling("restored", both ? std::nullopt : std::optional(chore.side), articles,
                     {.time = passed}));
    go_on(desk, chore);
    return std::nullopt;
}

Answer on(Desk& desk, const Witness&) {
    if (desk.state().phase != Phase::playing) {
        return refusal("not_in_play");
    }
    const auto& claims = desk.rules().claims;
    const rulebook::Articles articles = claims.presence.empty() ? claims.not_won : claims.presence;
    if (articles.empty()) {
        return refusal("not_in_rulebook");
    }
    desk.put(Witnessed{});
    desk.rule(ruling("counted_in_presence", std::nullopt, articles));
    return std::nullopt;
}

} // namespace kodeks::referee
