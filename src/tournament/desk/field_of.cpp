#include "tournament/desk/field_of.hpp"

#include "base/check.hpp"
#include "tournament/report/acceleration.hpp"
#include "tournament/state/trait.hpp"
#include "tournament/tables/settle.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using pairing::Apart;
using pairing::Happened;
using pairing::PastRound;

void add_apart(const State& state, const Stage& stage, pairing::Field& field) {
    const auto& numbers = stage.lots.numbers;
    const auto size = static_cast<std::uint32_t>(numbers.size());
    for (const KeepApart& wish : stage.settings.apart) {
        const auto strength = wish.hard ? Apart::Strength::hard : Apart::Strength::soft;
        for (std::uint32_t i = 1; i <= size; ++i) {
            for (std::uint32_t k = i + 1; k <= size; ++k) {
                if (shares_trait(state, numbers[i - 1], numbers[k - 1], wish.trait)) {
                    field.apart.push_back({pairing::Number{i}, pairing::Number{k}, strength,
                                           wish.first_round, wish.last_round});
                }
            }
        }
    }
}

void add_forbidden(const Stage& stage, const std::vector<Forbidden>& forbidden,
                   pairing::Field& field) {
    for (const Forbidden& pairs : forbidden) {
        for (std::size_t i = 0; i < pairs.entries.size(); ++i) {
            for (std::size_t k = i + 1; k < pairs.entries.size(); ++k) {
                const pairing::Number a = number_of(stage, pairs.entries[i]);
                const pairing::Number b = number_of(stage, pairs.entries[k]);
                if (a != pairing::nobody && b != pairing::nobody) {
                    field.apart.push_back(
                        {a, b, Apart::Strength::hard, pairs.first_round, pairs.last_round});
                }
            }
        }
    }
}

Happened happened_of(const PairScore& score, bool won) {
    if (score.played) {
        return Happened::played;
    }
    return won ? Happened::plus : Happened::minus;
}

// Numbers by entry, looked up once for all rounds.
class Numbers {
public:
    Numbers(const State& state, const Stage& stage) : by_entry_(state.entries.size() + 1) {
        for (std::uint32_t i = 0; i < stage.lots.numbers.size(); ++i) {
            by_entry_[stage.lots.numbers[i].value] = i + 1;
        }
    }

    pairing::Number of(EntryId entry) const { return pairing::Number{by_entry_[entry.value]}; }

private:
    std::vector<std::uint32_t> by_entry_;
};

// Byes by request: with the points of a win it is a bye like the one of an odd field (C04.1:4).
void add_requested(const State& state, const Round& now, const Numbers& numbers, std::size_t round,
                   std::vector<std::vector<PastRound>>& past) {
    const rulebook::Scale& scale = state.settings.scale;
    for (const EntryId entry : now.absent) {
        PastRound& own = past[numbers.of(entry).value][round];
        switch (bye_of(now, entry)) {
        case RequestedBye::full:
            own.happened = Happened::bye;
            own.points = scale.win;
            break;
        case RequestedBye::half:
            own.points = scale.draw;
            break;
        case RequestedBye::none:
            break;
        }
    }
}

// What a round was for everybody in it, by number.
void add_past(const State& state, const Stage& stage, const Numbers& numbers, std::size_t round,
              std::vector<std::vector<PastRound>>& past) {
    for (const Pairing& pairing : stage.rounds[round].pairings) {
        const pairing::Number first = numbers.of(pairing.first);
        if (pairing.second == no_entry) {
            past[first.value][round] = {Happened::bye, pairing::nobody, pairing::Colour::none,
                                        state.settings.scale.win, pairing.first_float};
            continue;
        }
        const pairing::Number second = numbers.of(pairing.second);
        const PairScore score = score_of(state, stage, pairing);
        const auto points = [&](tiebreak::Score side) {
            return side == tiebreak::Score::win    ? state.settings.scale.win
                   : side == tiebreak::Score::draw ? state.settings.scale.draw
                                                   : state.settings.scale.loss;
        };
        past[first.value][round] = {happened_of(score, score.first == tiebreak::Score::win), second,
                                    pairing::Colour::white, points(score.first),
                                    pairing.first_float};
        past[second.value][round] = {happened_of(score, score.second == tiebreak::Score::win),
                                     first, pairing::Colour::black, points(score.second),
                                     pairing.second_float};
    }
    add_requested(state, stage.rounds[round], numbers, round, past);
}

pairing::Presence presence_of(const Stage& stage, EntryId entry, RoundNumber round) {
    if (has_left(stage, entry)) {
        return pairing::Presence::left;
    }
    return is_announced(stage.absences, entry, round) ? pairing::Presence::absent
                                                      : pairing::Presence::here;
}

} // namespace

pairing::Number number_of(const Stage& stage, EntryId entry) {
    const auto found = std::ranges::find(stage.lots.numbers, entry);
    return found == stage.lots.numbers.end()
               ? pairing::nobody
               : pairing::Number{static_cast<std::uint32_t>(found - stage.lots.numbers.begin()) +
                                 1};
}

EntryId entry_of(const Stage& stage, pairing::Number number) {
    KODEKS_ASSERT(number.value >= 1 && number.value <= stage.lots.numbers.size());
    return stage.lots.numbers[number.value - 1];
}

Stage as_paired(Stage stage) {
    for (Round& round : stage.rounds) {
        for (Pairing& pairing : round.pairings) {
            std::ranges::replace_if(
                pairing.games, [](const Outcome& game) { return game.status == Status::adjourned; },
                game_drawn);
        }
    }
    return stage;
}

namespace {

bool has_adjourned(const Stage& stage) {
    const auto adjourned = [](const Outcome& game) { return game.status == Status::adjourned; };
    return std::ranges::any_of(stage.rounds, [&](const Round& round) {
        return std::ranges::any_of(round.pairings, [&](const Pairing& pairing) {
            return std::ranges::any_of(pairing.games, adjourned);
        });
    });
}

} // namespace

pairing::Field field_of(const State& state, const Stage& stage) {
    if (has_adjourned(stage)) {
        return field_of(state, as_paired(stage));
    }
    const std::size_t rounds = stage.rounds.size();
    const auto next = static_cast<RoundNumber>(rounds) + 1;
    pairing::Field field{
        .round = next,
        .rounds = std::max(stage.settings.rounds, next),
        .win = state.settings.scale.win,
        .players = {},
        .apart = {},
    };
    std::vector<std::vector<PastRound>> past(stage.lots.numbers.size() + 1,
                                             std::vector<PastRound>(rounds));
    const Numbers numbers(state, stage);
    for (std::size_t round = 0; round < rounds; ++round) {
        add_past(state, stage, numbers, round, past);
    }
    const Settled settled = settle(state, stage);
    const Acceleration accelerated(stage, next);
    for (std::uint32_t number = 1; number <= stage.lots.numbers.size(); ++number) {
        const EntryId entry = stage.lots.numbers[number - 1];
        const auto row = static_cast<std::size_t>(settled.rows.at(entry));
        const auto left = stage.left.find(entry);
        field.players.push_back({pairing::Number{number}, settled.table.rows[row].points,
                                 std::move(past[number]), presence_of(stage, entry, next),
                                 left == stage.left.end() ? 0 : left->second.after_round,
                                 accelerated.of(entry)});
    }
    add_apart(state, stage, field);
    add_forbidden(stage, stage.settings.forbidden, field);
    add_forbidden(stage, stage.forbidden, field);
    return field;
}

} // namespace kodeks::tournament
