#include "tournament/state/state.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::tournament {

bool has_schedule(System system) {
    return system == System::round_robin || system == System::scheveningen ||
           system == System::match;
}

std::string with_words(const std::string& seed, const std::string& words) {
    return words.empty() ? seed : seed + " " + words;
}

std::string seed_of(const Stage& stage, RoundNumber round) {
    if (stage.round_seeds.empty()) {
        return with_words(stage.lots.seed, stage.lots.words);
    }
    const auto own = stage.round_seeds.find(round);
    return own == stage.round_seeds.end() ? "" : with_words(own->second.seed, own->second.words);
}

const Entry* find_entry(const State& state, EntryId id) {
    return id.value == 0 || id.value > state.entries.size() ? nullptr
                                                            : &state.entries[id.value - 1];
}

const Stage* find_stage(const State& state, StageNumber number) {
    return number == 0 || number > state.stages.size() ? nullptr : &state.stages[number - 1];
}

const Outcome* find_game(const State& state, const GameRef& ref) {
    const Stage* stage = find_stage(state, ref.stage);
    if (stage == nullptr || ref.round == 0 || ref.round > stage->rounds.size()) {
        return nullptr;
    }
    const auto& pairings = stage->rounds[ref.round - 1].pairings;
    if (ref.table == 0 || ref.table > pairings.size()) {
        return nullptr;
    }
    const auto& games = pairings[ref.table - 1].games;
    return ref.game == 0 || ref.game > games.size() ? nullptr : &games[ref.game - 1];
}

GameId game_id(const State& state, const GameRef& ref) {
    KODEKS_ASSERT(find_game(state, ref) != nullptr);
    const Round& round = find_stage(state, ref.stage)->rounds[ref.round - 1];
    return GameId{round.pairings[ref.table - 1].first_game.value + ref.game - 1};
}

std::optional<GameRef> find_ref(const State& state, GameId id) {
    for (StageNumber stage = 1; stage <= state.stages.size(); ++stage) {
        const auto& rounds = state.stages[stage - 1].rounds;
        for (RoundNumber round = 1; round <= rounds.size(); ++round) {
            const auto& pairings = rounds[round - 1].pairings;
            for (std::uint32_t table = 1; table <= pairings.size(); ++table) {
                const std::uint32_t first = pairings[table - 1].first_game.value;
                if (id.value >= first && id.value < first + pairings[table - 1].games.size()) {
                    return GameRef{stage, round, table, id.value - first + 1};
                }
            }
        }
    }
    return std::nullopt;
}

RequestedBye bye_of(const Round& round, EntryId absent) {
    const auto is_one_of = [&](const std::vector<EntryId>& byes) {
        return std::ranges::find(byes, absent) != byes.end();
    };
    return is_one_of(round.full_byes)   ? RequestedBye::full
           : is_one_of(round.half_byes) ? RequestedBye::half
                                        : RequestedBye::none;
}

bool is_announced(const Announced& announced, EntryId entry, RoundNumber round) {
    const auto found = announced.find(entry);
    return found != announced.end() &&
           std::ranges::find(found->second, round) != found->second.end();
}

bool is_member(const Stage& stage, EntryId entry) {
    return std::ranges::find(stage.members, entry) != stage.members.end();
}

bool has_left(const Stage& stage, EntryId entry) {
    return stage.left.contains(entry);
}

const std::string& name_of(const State& state, EntryId entry) {
    const Entry* found = find_entry(state, entry);
    KODEKS_ASSERT(found != nullptr);
    return found->person.name;
}

std::vector<EntryId> players_of(const State& state, EntryId team) {
    std::vector<const Entry*> players;
    for (const Entry& entry : state.entries) {
        if (entry.team == team && team != no_entry) {
            players.push_back(&entry);
        }
    }
    std::ranges::stable_sort(players, {}, [](const Entry* player) {
        return player->board == 0 ? UINT32_MAX : player->board;
    });
    std::vector<EntryId> ids;
    std::ranges::transform(players, std::back_inserter(ids), &Entry::id);
    return ids;
}

} // namespace kodeks::tournament
