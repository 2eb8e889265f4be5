// Facts from a file are checked before they are folded: a file may be cut, edited or made up.
#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/take_back.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/texts.hpp"
#include "tournament/report/records.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/read.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using Found = std::optional<Message>;

Message missing(std::string_view what, std::uint64_t number) {
    return {"tournament.file.missing." + std::string(what), {{"number", std::to_string(number)}}};
}

Found need_stage(const State& state, StageNumber number) {
    return find_stage(state, number) == nullptr ? Found(missing("stage", number)) : std::nullopt;
}

Found need_entry(const State& state, EntryId id) {
    return find_entry(state, id) == nullptr ? Found(missing("entry", id.value)) : std::nullopt;
}

Found need_team(const State& state, EntryId id) {
    const Entry* const entry = find_entry(state, id);
    return entry == nullptr || !entry->is_team ? Found(missing("team", id.value)) : std::nullopt;
}

Found need_members(const State& state, StageNumber number, const std::vector<EntryId>& entries) {
    if (auto found = need_stage(state, number)) {
        return found;
    }
    std::vector<EntryId> members = find_stage(state, number)->members;
    std::ranges::sort(members); // a large round is not searched for each
    const auto odd = std::ranges::find_if(
        entries, [&](EntryId entry) { return !std::ranges::binary_search(members, entry); });
    return odd == entries.end() ? std::nullopt : Found(missing("entry", odd->value));
}

Found need_codes(const std::vector<std::string>& codes, const std::vector<std::string>& articles) {
    if (articles.size() != codes.size()) {
        return Message{"tournament.file.articles_odd", {}};
    }
    for (const std::string& code : codes) {
        if (!is_tie_break(code)) {
            return Message{"tournament.tie_break_unknown", {{"code", code}}};
        }
    }
    return std::nullopt;
}

bool has_duplicates(std::vector<EntryId> ids) {
    std::ranges::sort(ids);
    return std::ranges::adjacent_find(ids) != ids.end();
}

Found check(const State& state, const Created& fact) {
    if (!state.settings.edition.empty()) {
        return Message{"tournament.file.created_twice", {}};
    }
    if (fact.settings.edition.empty()) {
        return Message{"tournament.rulebook_unknown", {{"name", ""}}};
    }
    return std::nullopt;
}

Found check(const State& state, const StageAdded& fact) {
    const StageSettings& settings = fact.settings;
    if (settings.system == System::swiss && !is_swiss_system(settings.swiss)) {
        return Message{"tournament.swiss_unknown", {{"name", settings.swiss}}};
    }
    if (settings.from.stage > state.stages.size()) {
        return missing("stage", settings.from.stage);
    }
    if (!settings.report.empty()) {
        const auto report = trf::read(joined_lines(settings.report));
        if (!report) {
            return report.error().message;
        }
        if (!trf::has_clear_points(report->document)) {
            return Message{"trf.field.abnormal", {}};
        }
    }
    const bool sane = settings.games >= 1 && settings.games <= 4 && settings.cycles >= 1 &&
                      settings.cycles <= 8 && settings.boards <= 100 && settings.rounds <= 400;
    return sane ? need_codes(settings.tie_breaks, settings.tie_break_articles)
                : Message{"tournament.file.stage_odd", {}};
}

Found check(const State& state, const TieBreaksChosen& fact) {
    const auto found = need_stage(state, fact.stage);
    return found ? found : need_codes(fact.codes, fact.articles);
}

Found check(const State& state, const Entered& fact) {
    if (fact.entry.id.value != state.entries.size() + 1) {
        return missing("entry", state.entries.size() + 1);
    }
    if (fact.entry.team != no_entry) {
        if (auto found = need_team(state, fact.entry.team)) {
            return found;
        }
    }
    if (fact.entry.is_team && (fact.entry.team != no_entry || fact.entry.board != 0)) {
        return missing("team", fact.entry.team.value);
    }
    return fact.stage == 0 ? std::nullopt : need_stage(state, fact.stage);
}

Found check(const State& state, const Replaced& fact) {
    return need_entry(state, fact.entry);
}

Found check(const State& state, const LotsCommitted& fact) {
    return need_stage(state, fact.stage);
}

// The stage before its first round.
Found need_unplayed(const State& state, StageNumber number) {
    if (auto found = need_stage(state, number)) {
        return found;
    }
    return find_stage(state, number)->rounds.empty()
               ? std::nullopt
               : Found(Message{"tournament.file.begun", {{"number", std::to_string(number)}}});
}

Found check(const State& state, const LotsVoided& fact) {
    if (fact.round != 0) {
        const auto found = need_stage(state, fact.stage);
        return found || find_stage(state, fact.stage)->round_seeds.contains(fact.round)
                   ? found
                   : Found(missing("round", fact.round));
    }
    return need_unplayed(state, fact.stage);
}

Found check(const State& state, const LotsDrawn& fact) {
    if (auto found = need_unplayed(state, fact.stage)) {
        return found;
    }
    if (auto found = need_members(state, fact.stage, fact.numbers)) {
        return found;
    }
    return has_duplicates(fact.numbers) ? Found(Message{"tournament.file.twice", {}})
                                        : std::nullopt;
}

Found check(const State& state, const StageFilled& fact) {
    if (auto found = need_unplayed(state, fact.stage)) {
        return found;
    }
    if (!find_stage(state, fact.stage)->lots.numbers.empty()) {
        return Message{"tournament.lots_drawn", {}};
    }
    for (const EntryId entry : fact.members) {
        if (auto found = need_entry(state, entry)) {
            return found;
        }
    }
    const bool odd = !fact.carried.empty() && fact.carried.size() != fact.members.size();
    return odd || has_duplicates(fact.members) ? Found(Message{"tournament.file.twice", {}})
                                               : std::nullopt;
}

// Who has points without playing is among the absent.
Found need_absent(const RoundPaired& fact, const std::vector<EntryId>& promised) {
    const auto odd = std::ranges::find_if(promised, [&](EntryId entry) {
        return std::ranges::find(fact.absent, entry) == fact.absent.end();
    });
    return odd == promised.end() ? std::nullopt : Found(missing("entry", odd->value));
}

bool is_sound(const Pairing& pairing) {
    return pairing.games.empty() == (pairing.second == no_entry) && pairing.games.size() <= 400 &&
           pairing.rated.size() <= pairing.games.size() &&
           (pairing.winner == no_entry || pairing.winner == pairing.first ||
            pairing.winner == pairing.second);
}

Found check(const State& state, const RoundPaired& fact) {
    for (const auto* promised : {&fact.half_byes, &fact.full_byes}) {
        if (auto found = need_absent(fact, *promised)) {
            return found;
        }
    }
    std::vector<EntryId> ids = fact.absent;
    std::uint32_t last = state.last_game.value;
    for (const Pairing& pairing : fact.pairings) {
        ids.push_back(pairing.first);
        if (pairing.second != no_entry) {
            ids.push_back(pairing.second);
        }
        if (!is_sound(pairing)) {
            return Message{"tournament.file.games_odd", {}};
        }
        const std::uint32_t want = pairing.games.empty() ? 0 : last + 1;
        if (pairing.first_game.value != want) {
            return missing("game", want);
        }
        last += static_cast<std::uint32_t>(pairing.games.size());
    }
    if (auto found = need_members(state, fact.stage, ids)) {
        return found;
    }
    const std::size_t rounds = find_stage(state, fact.stage)->rounds.size();
    if (fact.round != rounds + 1) {
        return missing("round", rounds + 1);
    }
    return has_duplicates(ids) ? Found(Message{"tournament.file.twice", {}}) : std::nullopt;
}

bool is_in_round(const Round& round, EntryId entry) {
    const auto plays = [&](const Pairing& pairing) {
        return pairing.first == entry || pairing.second == entry;
    };
    return std::ranges::any_of(round.pairings, plays) ||
           std::ranges::find(round.absent, entry) != round.absent.end();
}

// A member of the stage and one of its rounds.
Found need_round(const State& state, StageNumber stage, RoundNumber round, EntryId entry) {
    if (auto found = need_members(state, stage, {entry})) {
        return found;
    }
    const std::size_t rounds = find_stage(state, stage)->rounds.size();
    return round == 0 || round > rounds ? Found(missing("round", round)) : std::nullopt;
}

Found check(const State& state, const TeamCounted& fact) {
    return need_round(state, fact.stage, fact.round, fact.team);
}

Found check(const State& state, const LineUpSet& fact) {
    if (auto found = need_round(state, fact.stage, fact.round, fact.team)) {
        return found;
    }
    if (auto found = need_team(state, fact.team)) {
        return found;
    }
    std::vector<EntryId> players = fact.players;
    std::erase(players, no_entry);
    for (const EntryId player : players) {
        if (auto found = need_entry(state, player)) {
            return found;
        }
    }
    return has_duplicates(players) ? Found(Message{"tournament.file.twice", {}}) : std::nullopt;
}

Found need_game(const State& state, const GameRef& ref) {
    return find_game(state, ref) == nullptr ? Found(missing("game", ref.table)) : std::nullopt;
}

Found check(const State& state, const ResultRecorded& fact) {
    return need_game(state, fact.game);
}

Found check(const State& state, const ResultCorrected& fact) {
    return need_game(state, fact.game);
}

Found check(const State& state, const WrongBoardDeclared& fact) {
    return need_game(state, fact.game);
}

Found check(const State& state, const Withdrawn& fact) {
    if (auto found = need_members(state, fact.stage, {fact.entry})) {
        return found;
    }
    const std::size_t rounds = find_stage(state, fact.stage)->rounds.size();
    return fact.leaving.after_round > rounds ? Found(missing("round", fact.leaving.after_round))
                                             : std::nullopt;
}

Found check(const State& state, const RoundSeedCommitted& fact) {
    return need_stage(state, fact.stage);
}

Found check(const State& state, const RoundSeedRevealed& fact) {
    if (auto found = need_stage(state, fact.stage)) {
        return found;
    }
    return find_stage(state, fact.stage)->round_seeds.contains(fact.round)
               ? std::nullopt
               : Found(missing("round", fact.round));
}

Found check(const State& state, const OpeningDrawn& fact) {
    if (auto found = need_game(state, {fact.stage, fact.round, fact.table, 1})) {
        return found;
    }
    return fact.chosen < fact.openings.size() ? std::nullopt
                                              : Found(Message{"tournament.openings_missing", {}});
}

Found check(const State& state, const PersonCorrected& fact) {
    return need_entry(state, fact.entry);
}

Found check(const State& state, const Returned& fact) {
    if (auto found = need_members(state, fact.stage, {fact.entry})) {
        return found;
    }
    const Stage& stage = *find_stage(state, fact.stage);
    for (const RoundNumber round : fact.missed) {
        if (round == 0 || round > stage.rounds.size() ||
            is_in_round(stage.rounds[round - 1], fact.entry)) {
            return missing("round", round);
        }
    }
    return std::nullopt;
}

// What a fact taken back must find, or folding it would take away what is not there.
Found check(const State& state, const TakenBack& fact) {
    const TakeBack command{fact.fact,  fact.what, fact.stage,   fact.round,
                           fact.entry, fact.game, fact.outcome, fact.reason};
    const Refused refused = refused_taking(state, command);
    return refused ? Found(refused->message) : std::nullopt;
}

Found check(const State& state, const AbsenceAnnounced& fact) {
    return need_members(state, fact.stage, {fact.entry});
}

Found check(const State& state, const PairsForbidden& fact) {
    if (fact.pairs.entries.size() < 2 || has_duplicates(fact.pairs.entries)) {
        return Message{"tournament.file.twice", {}};
    }
    if (fact.pairs.first_round > fact.pairs.last_round) {
        return missing("round", fact.pairs.last_round);
    }
    return need_members(state, fact.stage, fact.pairs.entries);
}

Found check(const State& state, const LevelDecided& fact) {
    if (auto found = need_game(state, {fact.stage, fact.round, fact.table, 1})) {
        return found;
    }
    const Pairing& pairing =
        find_stage(state, fact.stage)->rounds[fact.round - 1].pairings[fact.table - 1];
    return fact.winner != pairing.first && fact.winner != pairing.second
               ? Found(missing("entry", fact.winner.value))
               : std::nullopt;
}

} // namespace

std::optional<Message> defect_of(const State& state, const Event& event) {
    if (state.settings.edition.empty() && !event.is<Created>()) {
        return Message{"tournament.file.not_created", {}};
    }
    if (!has_sound_texts(event)) {
        return Message{"tournament.text_odd", {}};
    }
    return event.visit([&](const auto& fact) { return check(state, fact); });
}

} // namespace kodeks::tournament
