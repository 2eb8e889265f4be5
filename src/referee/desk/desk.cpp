#include "referee/desk/desk.hpp"

#include <algorithm>

namespace kodeks::referee {

void Desk::rule(Ruling ruling) {
    own(ruling.articles);
    put(RulingGiven{std::move(ruling)});
}

std::string_view Desk::own_id(std::string_view article) const {
    return cited_as(rules(), state_.settings.variant, article);
}

Refusal refusal(std::string_view name, rulebook::Articles articles) {
    return {Message{"referee." + std::string(name), {}},
            std::vector<std::string_view>(articles.begin(), articles.end())};
}

Refusal nothing_there(const Desk& desk) {
    return refusal("nothing_there", desk.rules().touch.pieces);
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
    desk.put(Ended{adjusted(outcome, desk.state().half_points), desk.now()});
    desk.put(PhaseChanged{Phase::finished});
}

void ask(Desk& desk, Question question) {
    stop_play(desk);
    desk.own(question.subject.articles);
    desk.put(Asked{std::move(question)});
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
    ask(desk, {.name = std::string(loss.reason),
               .about = loser,
               .options = {"opponent_can_win", "opponent_cannot_win"},
               .subject = {.matter = Matter::loss,
                           .articles = loss.ruling.articles,
                           .reason = std::string(loss.reason)}});
}

} // namespace kodeks::referee
