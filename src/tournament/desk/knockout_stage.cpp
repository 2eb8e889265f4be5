#include "tournament/desk/knockout_stage.hpp"

#include "tournament/desk/desk.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/desk/plan.hpp"

#include <algorithm>
#include <bit>

namespace kodeks::tournament {

namespace {

using pairing::Bracket;
using pairing::Duel;
using pairing::Number;

pairing::Losers losers_of(const Stage& stage) {
    return stage.settings.all_places ? pairing::Losers::play_on : pairing::Losers::leave;
}

const Pairing* find_duel(const Stage& stage, const Round& round, const Duel& duel) {
    const EntryId a = entry_of(stage, duel.a);
    const auto found = std::ranges::find_if(round.pairings, [&](const Pairing& pairing) {
        return pairing.first == a || pairing.second == a;
    });
    return found == round.pairings.end() ? nullptr : &*found;
}

// Nobody while the match is level and undecided.
EntryId winner_of(const State& state, const Stage& stage, const Pairing& pairing) {
    const PairScore score = score_of(state, stage, pairing);
    if (pairing.winner != no_entry || !score.complete) {
        return pairing.winner;
    }
    const auto rank = [](tiebreak::Score side) { return static_cast<int>(side); };
    if (rank(score.first) != rank(score.second)) {
        return rank(score.first) < rank(score.second) ? pairing.first : pairing.second;
    }
    return no_entry;
}

Ruled<std::vector<Number>> winners_of(const State& state, const Stage& stage, const Round& round,
                                      const Bracket& bracket) {
    std::vector<Number> winners;
    for (const Duel& duel : pairing::duels(bracket)) {
        const Pairing* pairing = find_duel(stage, round, duel);
        if (duel.b == pairing::nobody || pairing == nullptr) {
            winners.push_back(duel.a);
            continue;
        }
        const EntryId winner = winner_of(state, stage, *pairing);
        if (winner == no_entry) {
            const auto* const rules = world_for(state.settings.edition).rules;
            return refuse("tournament.level_match",
                          {{"first", name_of(state, pairing->first)},
                           {"second", name_of(state, pairing->second)}},
                          rules == nullptr ? rulebook::Articles() : rules->knockout_articles);
        }
        const Number number = number_of(stage, winner);
        if (number != duel.a && number != duel.b) { // a file edited by hand
            return refuse("tournament.audit.round");
        }
        winners.push_back(number);
    }
    return winners;
}

} // namespace

RoundNumber knockout_rounds(const Stage& stage) {
    const auto players = static_cast<std::uint32_t>(stage.lots.numbers.size());
    return players < 2 ? 0 : static_cast<RoundNumber>(std::bit_width(players - 1));
}

Ruled<Bracket> bracket_of(const State& state, const Stage& stage) {
    Bracket bracket = pairing::seat(static_cast<std::uint32_t>(stage.lots.numbers.size()));
    for (const Round& round : stage.rounds) {
        if (!is_complete(state, stage, round)) {
            break;
        }
        const auto winners = winners_of(state, stage, round, bracket);
        if (!winners) {
            return tl::unexpected(winners.error());
        }
        bracket = pairing::next(bracket, *winners, losers_of(stage));
    }
    return bracket;
}

Ruled<RoundPaired> knockout_round(const State& state, StageNumber number) {
    const Stage& stage = *find_stage(state, number);
    const auto bracket = bracket_of(state, stage);
    if (!bracket) {
        return tl::unexpected(bracket.error());
    }
    const auto round = static_cast<RoundNumber>(stage.rounds.size()) + 1;
    lots::Urn urn(seed_of(stage, round));
    RoundPaired paired{number, round, 0, {}, {}};
    for (const Duel& duel : pairing::duels(*bracket)) {
        if (duel.b == pairing::nobody) {
            paired.pairings.push_back({.first = entry_of(stage, duel.a)});
            continue;
        }
        const bool straight = pairing::draw_colour(duel, round, urn) == pairing::Colour::white;
        paired.pairings.push_back({.first = entry_of(stage, straight ? duel.a : duel.b),
                                   .second = entry_of(stage, straight ? duel.b : duel.a),
                                   .games = open_games(stage)});
    }
    return paired;
}

namespace {

// What somebody made of his games, round after round.
struct Tally {
    Points points;
    std::uint32_t games = 0;
};

std::map<EntryId, Tally> tallies_of(const State& state, const Stage& stage) {
    std::map<EntryId, Tally> tallies;
    for (const Round& round : stage.rounds) {
        for (const Pairing& pairing : round.pairings) {
            const PairScore score = score_of(state, stage, pairing);
            if (pairing.second == no_entry || !score.complete) {
                continue;
            }
            const auto games = static_cast<std::uint32_t>(pairing.games.size());
            for (const bool first : {true, false}) {
                Tally& tally = tallies[first ? pairing.first : pairing.second];
                tally.points += first ? score.first_games : score.second_games;
                tally.games += games;
            }
        }
    }
    return tallies;
}

} // namespace

std::vector<StandingLine> knockout_places(const State& state, const Stage& stage) {
    Bracket bracket = pairing::seat(static_cast<std::uint32_t>(stage.lots.numbers.size()));
    std::map<EntryId, std::pair<std::uint32_t, std::uint32_t>> places;
    const auto spread = [&](const Bracket& now) {
        for (const pairing::Section& section : now) {
            const auto seated = static_cast<std::uint32_t>(std::ranges::count_if(
                section.seats, [](Number seat) { return seat != pairing::nobody; }));
            for (const Number seat : section.seats) {
                if (seat != pairing::nobody) {
                    places[entry_of(stage, seat)] = {section.first_place,
                                                     section.first_place + seated - 1};
                }
            }
        }
    };
    spread(bracket);
    for (const Round& round : stage.rounds) {
        const auto winners = is_complete(state, stage, round)
                                 ? winners_of(state, stage, round, bracket)
                                 : Ruled<std::vector<Number>>(std::vector<Number>{});
        if (!winners || winners->empty()) {
            break;
        }
        // Losers who leave still share the lower places, so everybody's place is read from the
        // bracket in which they play on.
        spread(pairing::next(bracket, *winners, pairing::Losers::play_on));
        bracket = pairing::next(bracket, *winners, losers_of(stage));
    }
    std::map<EntryId, Tally> tallies = tallies_of(state, stage);
    std::vector<StandingLine> lines;
    for (const EntryId entry : stage.lots.numbers) {
        lines.push_back({entry,
                         places[entry].first,
                         places[entry].second,
                         tallies[entry].points,
                         tallies[entry].games,
                         {},
                         std::nullopt});
    }
    std::ranges::stable_sort(lines, {}, &StandingLine::first_place);
    return lines;
}

std::string level_choice(RoundNumber round, std::uint32_t table) {
    return "r" + std::to_string(round) + ".t" + std::to_string(table) + ".level";
}

namespace {

// Where rounds have seeds of their own, that of the next round decides: the round's own was known
// before it was played.
Ruled<Facts> by_lot(const Stage& stage, const DecideLevel& command, const Pairing& pairing) {
    const std::string seed = seed_of(stage, command.round + 1);
    if (seed.empty()) {
        return refuse("tournament.round_seed_missing",
                      {{"round", std::to_string(command.round + 1)}});
    }
    const std::uint32_t drawn = lots::chosen(seed, level_choice(command.round, command.table), 2);
    return Facts{LevelDecided{command.stage, command.round, command.table,
                              drawn == 0 ? pairing.first : pairing.second, command.how, drawn}};
}

} // namespace

Ruled<Facts> on(const State& state, const DecideLevel& command, const World&) {
    const auto found = stage_for(state, command.stage);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Stage& stage = **found;
    const GameRef ref{command.stage, command.round, command.table, 1};
    if (stage.settings.system != System::knockout) {
        return refuse("tournament.not_level");
    }
    if (find_game(state, ref) == nullptr) {
        return tl::unexpected(refused_place(state, ref));
    }
    const Pairing& pairing = stage.rounds[command.round - 1].pairings[command.table - 1];
    const bool level =
        score_of(state, stage, pairing).complete && winner_of(state, stage, pairing) == no_entry;
    if (!level || command.round != stage.rounds.size()) {
        return refuse("tournament.not_level");
    }
    if (command.winner == no_entry) {
        return by_lot(stage, command, pairing);
    }
    if (command.winner != pairing.first && command.winner != pairing.second) {
        return refuse("tournament.no_member", {{"number", std::to_string(command.winner.value)}});
    }
    return Facts{
        LevelDecided{command.stage, command.round, command.table, command.winner, command.how}};
}

} // namespace kodeks::tournament
