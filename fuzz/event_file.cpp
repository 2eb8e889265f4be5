// Any bytes as an event file. Nothing crashes; what was read is written and read back the same; and
// whatever a file may hold, tables, checks and the next commands answer.
#include "base/check.hpp"
#include "cli/event/file.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/audit/draw_record.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tournament.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::tournament;

namespace {

void check_round_trip(const cli::EventFile& file) {
    const auto again = cli::event_from_text("again", cli::to_text(file.events, {{}, "fuzz"}));
    KODEKS_ASSERT(again);
    KODEKS_ASSERT(again->events == file.events);
    KODEKS_ASSERT(again->state == file.state);
}

// Facts that decide() gives fit the state they were asked of.
void ask(const State& state, const Command& command) {
    const Decision decision = decide(state, command, world_for(state.settings.edition));
    if (!decision.accepted()) {
        static_cast<void>(render(decision.refusal()->message, Language::uk));
        return;
    }
    State after = state;
    for (const Event& event : decision.events()) {
        KODEKS_ASSERT(!defect_of(after, event));
        apply(after, event);
    }
}

void ask_everything(const cli::EventFile& file, StageNumber number) {
    const State& state = file.state;
    const Stage& stage = state.stages[number - 1];
    static_cast<void>(crosstable(state, stage));
    static_cast<void>(remarks_on(state, stage, world_for(state.settings.edition)));
    static_cast<void>(draw_record(file.events, number));
    const auto round = static_cast<RoundNumber>(stage.rounds.size());
    static_cast<void>(repeated_draw(file.events, number, round));
    ask(state, Pair{number, 0});
    ask(state, DrawLots{number, "seed", "", std::nullopt});
    ask(state, DrawLots{number, "seed", "", Trait::club});
    ask(state, FillStage{number});
    ask(state, RecordResult{{number, round, 1, 1}, white_wins, ""});
    ask(state, CorrectResult{{number, round, 1, 1}, game_drawn, "seen"});
    ask(state, CountTeam{number, round, EntryId{1}, 1});
    ask(state, DeclareWrongBoard{{number, round, 1, 1}, true, false});
    ask(state, DecideLevel{number, round, 1, no_entry, ""});
    ask(state, Withdraw{number, EntryId{1}, false, Treatment::by_rulebook, ""});
    ask(state, AnnounceAbsence{number, EntryId{2}, round + 1, ""});
    ask(state, ForbidPairs{number, {{EntryId{1}, EntryId{2}}, round + 1, round + 2}, "kin"});
    Enter enter;
    enter.person.name = "New";
    enter.stage = number;
    ask(state, enter);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto file = cli::event_from_text("fuzz", text);
    if (!file) {
        static_cast<void>(describe(file.error(), Language::en));
        return 0;
    }
    check_round_trip(*file);
    static_cast<void>(audit(file->events));
    for (StageNumber stage = 1; stage <= file->state.stages.size() && stage <= 4; ++stage) {
        ask_everything(*file, stage);
    }
    return 0;
}
