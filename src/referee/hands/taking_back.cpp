// Moves are taken off the board again, and the clocks forget what those moves had brought: the
// number of moves towards the control follows the board (FIDE:7.1, PMR:76, RU:3.12.7).
#include "referee/hands/taking_back.hpp"

#include "referee/desk/workers.hpp"

namespace kodeks::referee {

namespace {

// The numbers of a player's moves, as the clock counts them, that go with the ply.
struct Gone {
    std::int32_t completed = 0;
    std::vector<std::int32_t> unpressed{};
};

Gone gone_with(const State& state, Side side, std::size_t ply) {
    Gone gone;
    std::int32_t number = state.of(side).recount;
    for (std::size_t i = 0; i < state.plies.size(); ++i) {
        const Ply& one = state.plies[i];
        number += one.side == side && one.completed ? 1 : 0;
        if (i < ply || one.side != side || !one.completed) {
            continue;
        }
        ++gone.completed;
        if (one.unpressed) {
            gone.unpressed.push_back(number);
        }
    }
    return gone;
}

Milliseconds since_turn(const clock::Half& half, Milliseconds spent) {
    return half.account.used - half.account.extra - spent;
}

Ruling proposal(const Desk& desk, Side side, Milliseconds correction) {
    const Milliseconds now = clock::reading(desk.state().clock, side, desk.now()).remaining;
    return ruling("times_proposed", side, desk.rules().irregularities.times,
                  {.time = now + correction});
}

} // namespace

void take_back(Desk& desk, std::int32_t ply) {
    const State& state = desk.state();
    std::array<std::optional<clock::Undone>, 2> undone;
    for (const Side side : {Side::white, Side::black}) {
        const Gone gone = gone_with(state, side, static_cast<std::size_t>(ply));
        const clock::Half& half = state.clock.of(side);
        const clock::Undone what = clock::undone(half, half.moves - gone.completed, gone.unpressed);
        if (what.base.value != 0 || what.extra.value != 0) {
            undone[static_cast<std::size_t>(side)] = what;
        }
    }
    desk.put(TakenBack{ply});
    for (const Side side : {Side::white, Side::black}) {
        if (const auto& what = undone[static_cast<std::size_t>(side)]) {
            desk.put(Rewound{side, *what});
        }
    }
}

std::array<Milliseconds, 2> corrections_to(const Desk& desk, const Ply& taken) {
    const clock::Clock now = clock::advanced(desk.state().clock, desk.now());
    return {since_turn(now.of(Side::white), taken.spent[0]),
            since_turn(now.of(Side::black), taken.spent[1])};
}

void ask_about_times(Desk& desk, Side about, const std::array<Milliseconds, 2>& corrections) {
    const auto& articles = desk.rules().irregularities.times;
    desk.rule(proposal(desk, Side::white, corrections[0]));
    desk.rule(proposal(desk, Side::black, corrections[1]));
    ask(desk,
        {.name = "times",
         .about = about,
         .options = {"times_as_proposed", "times_stay"},
         .subject = {.matter = Matter::times, .articles = listed(articles), .times = corrections}});
}

Answer answer_times(Desk& desk, const Question& question, std::string_view option) {
    if (option == "times_as_proposed") {
        for (const Side side : {Side::white, Side::black}) {
            const Milliseconds amount = question.subject.times[static_cast<std::size_t>(side)];
            if (amount.value != 0) {
                desk.put(TimeCorrected{side, amount});
            }
        }
    }
    desk.rule(ruling(option, std::nullopt, {}).citing(question.subject.articles));
    desk.put(Answered{});
    go_on_with(desk, desk.state().to_move());
    return std::nullopt;
}

} // namespace kodeks::referee
