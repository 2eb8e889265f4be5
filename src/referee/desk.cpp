#include "referee/desk.hpp"

#include <algorithm>

namespace kodeks::referee {

void Desk::rule(const Ruling& ruling) {
    RulingGiven given{ruling};
    keep_own(state_.match, given.ruling);
    put(given);
}

void keep_own(const Match& match, Ruling& ruling) {
    const ArticleList all = ruling.articles;
    ruling.articles.clear();
    for (const std::string_view article : all) {
        if (is_about(match, article)) {
            ruling.articles.push_back(article);
        }
    }
}

void keep_own(const Match& match, std::vector<std::string_view>& articles) {
    std::erase_if(articles, [&](std::string_view id) { return !is_about(match, id); });
}

Refusal refusal(std::string_view name, rulebook::Articles articles) {
    return {Message{"referee." + std::string(name), {}},
            std::vector<std::string_view>(articles.begin(), articles.end())};
}

void finish(Desk& desk, const Outcome& outcome, const Ruling& ruling) {
    stop_clock(desk);
    if (desk.state().offer) {
        desk.put(OfferClosed{});
    }
    if (desk.state().question) {
        desk.put(Answered{});
    }
    desk.rule(ruling);
    desk.put(Ended{outcome});
    desk.put(PhaseChanged{Phase::finished});
}

void ask(Desk& desk, std::string_view question, Side about, const Options& options) {
    stop_play(desk);
    desk.put(Asked{question, about, options});
}

void ask(Desk& desk, std::string_view question, Side about,
         std::initializer_list<std::string_view> options) {
    Options list;
    for (const std::string_view option : options) {
        list.push_back(option);
    }
    ask(desk, question, about, list);
}

void stop_clock(Desk& desk) {
    if (desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::paused, *desk.state().clock.running, desk.now()});
    }
}

void stop_play(Desk& desk) {
    stop_clock(desk);
    desk.put(PhaseChanged{Phase::stopped});
}

void go_on_with(Desk& desk, Side running) {
    if (!desk.state().begun) { // it was asked before the game
        desk.put(PhaseChanged{Phase::scheduled});
        return;
    }
    const auto& chore = desk.state().chore;
    if (!chore || chore->task != Task::both_records) { // both write on shared time
        desk.put(ClockChanged{ClockChange::started, running, desk.now()});
    }
    desk.put(PhaseChanged{Phase::playing});
}

void go_on(Desk& desk) {
    desk.put(Answered{});
    go_on_with(desk, desk.state().paused.value_or(desk.state().to_move()));
}

void lose(Desk& desk, Side loser, const Loss& loss) {
    const Side winner = games::opponent(loser);
    truth::Known winnable = truth::Known::yes;
    if (loss.needs_winnable && desk.state().position) {
        winnable = desk.oracle().can_win(*desk.state().position, winner);
    }
    if (winnable == truth::Known::yes) {
        finish(desk, won_by(winner, loss.reason), loss.ruling);
        return;
    }
    Ruling softened = loss.ruling;
    softened.decision = loss.drawn_decision;
    if (winnable == truth::Known::no) {
        finish(desk, drawn(loss.reason), softened);
        return;
    }
    softened.decision = "winnable_unknown";
    desk.rule(softened);
    ask(desk, loss.reason, loser, {"opponent_can_win", "opponent_cannot_win"});
}

} // namespace kodeks::referee
