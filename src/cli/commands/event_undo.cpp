// Takes the last command back, as a new fact with its reason.
#include "cli/commands/event.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/undoing.hpp"

#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace tournament;

// Who or what a fact is about, in the words on the wall.
struct SubjectOf {
    const State& state;

    std::string operator()(const Entered& fact) const { return fact.entry.person.name; }

    std::string operator()(const Replaced& fact) const { return fact.person.name; }

    std::string operator()(const PersonCorrected& fact) const { return fact.person.name; }

    std::string operator()(const Withdrawn& fact) const { return name_of(state, fact.entry); }

    std::string operator()(const Returned& fact) const { return name_of(state, fact.entry); }

    std::string operator()(const AbsenceAnnounced& fact) const {
        return fmt::format("{}, {}", name_of(state, fact.entry), fact.round);
    }

    std::string operator()(const RoundPaired& fact) const { return std::to_string(fact.round); }

    std::string operator()(const ResultRecorded& fact) const {
        return result(fact.game, fact.outcome);
    }

    std::string operator()(const ResultCorrected& fact) const {
        return result(fact.game, fact.outcome);
    }

    std::string operator()(const LineUpSet& fact) const { return name_of(state, fact.team); }

    std::string operator()(const TeamCounted& fact) const { return name_of(state, fact.team); }

    std::string operator()(const LevelDecided& fact) const { return name_of(state, fact.winner); }

    std::string operator()(const OpeningDrawn& fact) const { return fact.openings[fact.chosen]; }

    std::string operator()(const PairsForbidden& fact) const {
        std::vector<std::string> names;
        for (const EntryId entry : fact.pairs.entries) {
            names.push_back(name_of(state, entry));
        }
        return joined(names, ", ");
    }

    template <class Fact>
    std::string operator()(const Fact&) const {
        return "";
    }

private:
    // "2.3 Ann - Bob 1-0": round, table and what was written down.
    std::string result(const GameRef& game, const Outcome& outcome) const {
        const Stage& stage = *find_stage(state, game.stage);
        const Pairing& pairing = stage.rounds[game.round - 1].pairings[game.table - 1];
        return fmt::format("{}.{} {} - {} {}", game.round, game.table,
                           name_of(state, pairing.first), name_of(state, pairing.second),
                           to_text(outcome, state.settings.scale));
    }
};

std::string in_words(const Context& context, const State& state, const Event& event) {
    const auto word = event.visit([](const auto& fact) { return std::string(fact.word); });
    const std::string subject = event.visit(SubjectOf{state});
    const std::string name = context.text("page.fact." + word);
    return subject.empty() ? name : name + ": " + subject;
}

// All facts of the command, or the first few of them.
std::string in_words(const Context& context, const EventFile& file, const Undoing& made) {
    constexpr std::uint32_t most = 6;
    std::vector<std::string> facts;
    for (std::uint32_t at = made.first_fact; at <= made.last_fact && facts.size() < most; ++at) {
        facts.push_back(in_words(context, file.state, file.events[at - 1]));
    }
    const std::size_t all = made.last_fact - made.first_fact + 1;
    const std::string text = joined(facts, "; ");
    return facts.size() == all ? text : fmt::format("{} … ({})", text, all);
}

Exit run_event_undo(const Arguments& arguments, const Context& context) {
    const auto work = [&](EventFile& file) {
        const tournament::Recorded recorded{
            file.state, file.events, file.envelopes,
            [&](tournament::GameId game) { return file.games.contains(game); }};
        const auto made = undoing(recorded, arguments.value("--reason"));
        if (!made) {
            return context.answer_no(made.error());
        }
        const Event last = file.events[made->last_fact - 1];
        const std::string facts = in_words(context, file, *made);
        const Exit exit = change(arguments, context, file, made->commands);
        if (tells(context, exit)) {
            context.streams.out << context.text("cli.event.undo.done", {{"facts", facts}}) << '\n';
            const auto* const round = last.get_if<tournament::RoundPaired>();
            const auto remark =
                round == nullptr
                    ? std::nullopt
                    : tournament::remark_on_change(*find_stage(file.state, round->stage));
            if (remark) {
                say_remark(context, context.streams.talk, *remark);
            }
        }
        return exit;
    };
    return changing_event(arguments, context, work, Need::facts);
}

} // namespace

Command event_undo() {
    return {"event undo",
            {required("EVENT"), needed(option("--reason", "TEXT")), option("--by", "NAME"),
             flag("--dry-run")},
            run_event_undo};
}

} // namespace kodeks::cli
