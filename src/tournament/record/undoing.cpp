#include "tournament/record/undoing.hpp"

#include "tournament/tables/team.hpp"

#include <algorithm>
#include <set>

namespace kodeks::tournament {

namespace {

using Commands = std::vector<Command>;

// What undoes one fact: commands that change something, and the word that the fact is taken back.
class Opposite {
public:
    Opposite(const Recorded& recorded, std::uint32_t fact, const std::string& reason)
        : recorded_(recorded), fact_(fact), reason_(reason) {}

    Commands operator()(const Entered& fact) const {
        return {taken(back(Taken::entry, fact.stage, 0, fact.entry.id))};
    }

    Commands operator()(const RoundPaired& fact) const {
        return {taken(back(Taken::round, fact.stage, fact.round))};
    }

    // The end of a refereed game is not undone at the table but in the game.
    Commands operator()(const ResultRecorded& fact) const {
        if (fact.refereed != no_game) {
            return {};
        }
        TakeBack result = back(Taken::result, fact.game.stage);
        result.game = fact.game;
        result.outcome = *find_game(before(), fact.game);
        return {taken(result)};
    }

    Commands operator()(const ResultCorrected& fact) const {
        return {CorrectResult{fact.game, fact.before, reason_, fact.rating_only},
                taken(back(Taken::other, 1))};
    }

    Commands operator()(const AbsenceAnnounced& fact) const {
        return {taken(back(Taken::absence, fact.stage, fact.round, fact.entry))};
    }

    Commands operator()(const PairsForbidden& fact) const {
        return {taken(back(Taken::forbidden, fact.stage))};
    }

    Commands operator()(const Withdrawn& fact) const {
        return {Return{fact.stage, fact.entry, reason_}, taken(back(Taken::other, fact.stage))};
    }

    Commands operator()(const LotsDrawn& fact) const {
        return {VoidLots{fact.stage, reason_}, taken(back(Taken::other, fact.stage))};
    }

    Commands operator()(const TieBreaksChosen& fact) const {
        return {ChooseTieBreaks{fact.stage, find_stage(before(), fact.stage)->settings.tie_breaks},
                taken(back(Taken::other, fact.stage))};
    }

    Commands operator()(const PersonCorrected& fact) const {
        return {CorrectPerson{fact.entry, find_entry(before(), fact.entry)->person, reason_},
                taken(back(Taken::other, 1))};
    }

    Commands operator()(const Replaced& fact) const {
        return {Replace{fact.stage, fact.entry, find_entry(before(), fact.entry)->person},
                taken(back(Taken::other, fact.stage))};
    }

    Commands operator()(const LevelDecided& fact) const {
        return {of_pairing(Taken::level, fact.stage, fact.round, fact.table)};
    }

    Commands operator()(const OpeningDrawn& fact) const {
        return {of_pairing(Taken::opening, fact.stage, fact.round, fact.table)};
    }

    Commands operator()(const StageAdded&) const {
        const auto stage = static_cast<StageNumber>(recorded_.state.stages.size());
        return {taken(back(Taken::stage, stage))};
    }

    // The line-up of before counts again: handed in, or the one the book takes without.
    Commands operator()(const LineUpSet& fact) const {
        const State was = before();
        const Stage& stage = *find_stage(was, fact.stage);
        return {SetLineUp{fact.stage, fact.round, fact.team,
                          line_up_of(was, stage, fact.round, fact.team), fact.minutes_before},
                taken(back(Taken::other, fact.stage))};
    }

    // Only its results follow from a count, and they are facts of their own.
    Commands operator()(const TeamCounted& fact) const {
        return {taken(back(Taken::other, fact.stage))};
    }

    // The result that followed is a fact of its own.
    Commands operator()(const WrongBoardDeclared& fact) const {
        return {taken(back(Taken::other, fact.game.stage))};
    }

    // Somebody who came back and missed nothing leaves again as he had left.
    Commands operator()(const Returned& fact) const {
        const State was = before();
        const Stage& stage = *find_stage(was, fact.stage);
        const auto left = stage.left.find(fact.entry);
        if (left == stage.left.end() || !fact.missed.empty() ||
            stage.lots.numbers != find_stage(recorded_.state, fact.stage)->lots.numbers) {
            return {};
        }
        const Leaving& was_so = left->second;
        return {Withdraw{fact.stage, fact.entry, was_so.excluded, was_so.treatment, reason_},
                taken(back(Taken::other, fact.stage))};
    }

    // A withdrawal voided them: they stay void, because nobody chooses between two draws.
    Commands operator()(const LotsVoided& fact) const {
        const bool alone =
            recorded_.envelopes[fact_ - 1].command != recorded_.envelopes[fact_ - 2].command;
        return alone ? Commands{} : Commands{taken(back(Taken::other, fact.stage))};
    }

    // Goes with the stage itself.
    Commands operator()(const StageFilled& fact) const {
        return {taken(back(Taken::other, fact.stage))};
    }

    // Nothing else can be taken back: it is put right by the command that did it.
    template <class Fact>
    Commands operator()(const Fact&) const {
        return {};
    }

private:
    static TakeBack back(Taken what, StageNumber stage, RoundNumber round = 0,
                         EntryId entry = no_entry) {
        TakeBack command;
        command.what = what;
        command.stage = stage;
        command.round = round;
        command.entry = entry;
        return command;
    }

    Command taken(TakeBack command) const {
        command.fact = fact_;
        command.reason = reason_;
        return command;
    }

    Command of_pairing(Taken what, StageNumber stage, RoundNumber round,
                       std::uint32_t table) const {
        TakeBack pairing = back(what, stage, round);
        pairing.game.table = table;
        return taken(pairing);
    }

    // The event as it was when the fact came.
    State before() const {
        State state;
        for (std::uint32_t i = 0; i + 1 < fact_; ++i) {
            apply(state, recorded_.events[i]);
        }
        return state;
    }

    const Recorded& recorded_;
    std::uint32_t fact_;
    const std::string& reason_;
};

bool takes_back(const Event& event) {
    return event.is<TakenBack>();
}

// Facts that count as done: taken back already, or of a command that took something back.
std::vector<bool> settled_facts(const Recorded& recorded) {
    std::vector<bool> settled(recorded.events.size());
    std::set<std::string> undoers;
    for (std::size_t i = 0; i < recorded.events.size(); ++i) {
        if (const auto* back = recorded.events[i].get_if<TakenBack>()) {
            undoers.insert(recorded.envelopes[i].command);
            settled[back->fact - 1] = true;
        }
    }
    for (std::size_t i = 0; i < recorded.events.size(); ++i) {
        settled[i] = settled[i] || takes_back(recorded.events[i]) ||
                     undoers.contains(recorded.envelopes[i].command);
    }
    return settled;
}

// A game that was opened under a round's number keeps the round.
bool has_opened_games(const Recorded& recorded, const Event& event) {
    const auto* const paired = event.get_if<RoundPaired>();
    return paired != nullptr && std::ranges::any_of(paired->pairings, [&](const Pairing& pairing) {
               for (std::uint32_t i = 0; i < pairing.games.size(); ++i) {
                   if (recorded.is_opened(GameId{pairing.first_game.value + i})) {
                       return true;
                   }
               }
               return false;
           });
}

} // namespace

tl::expected<Undoing, Message> undoing(const Recorded& recorded, const std::string& reason) {
    const std::vector<bool> settled = settled_facts(recorded);
    std::size_t last = recorded.events.size();
    while (last > 0 && settled[last - 1]) {
        --last;
    }
    // The event itself stands.
    if (last == 0 || recorded.envelopes[last - 1].command == recorded.envelopes.front().command) {
        return tl::unexpected(Message{"tournament.nothing_to_undo", {}});
    }
    const std::string& command = recorded.envelopes[last - 1].command;
    Undoing made{0, static_cast<std::uint32_t>(last), {}};
    for (std::size_t i = last; i > 0 && recorded.envelopes[i - 1].command == command; --i) {
        const Event& event = recorded.events[i - 1];
        made.first_fact = static_cast<std::uint32_t>(i);
        const Commands opposite = event.visit(Opposite(recorded, made.first_fact, reason));
        if (opposite.empty() || has_opened_games(recorded, event)) {
            const auto word = event.visit([](const auto& fact) { return std::string(fact.word); });
            return tl::unexpected(Message{"tournament.cannot_undo", {{"fact", word}}});
        }
        made.commands.insert(made.commands.end(), opposite.begin(), opposite.end());
    }
    return made;
}

} // namespace kodeks::tournament
