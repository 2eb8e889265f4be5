// Any bytes as a contest's file, as regulations, as a collection and as a special composition.
// Nothing crashes; what was read is written and read back the same; papers, tables and the next
// commands answer.
#include "base/check.hpp"
#include "composition/collection/file.hpp"
#include "composition/contest/contest.hpp"
#include "composition/contest/record.hpp"
#include "composition/contest/sentence.hpp"
#include "composition/contest/table.hpp"
#include "composition/special/file.hpp"
#include "reports/contests/contest_kinds.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::contest;

namespace {

void ask(const State& state, const Command& command) {
    const Decision decision = decide(state, command, world_for(state.regulations.edition));
    if (decision.refusal() != nullptr) {
        static_cast<void>(render(decision.refusal()->message, Language::uk));
        return;
    }
    State after = state;
    for (const Event& event : decision.events()) {
        KODEKS_ASSERT(!Room::defect(after, event));
        apply(after, event);
        static_cast<void>(sentence(event, Language::ru));
    }
}

void ask_everything(const State& state) {
    const Day day = *read_day("2026-05-01");
    static_cast<void>(places_of(state));
    static_cast<void>(pair_results(state));
    for (const reports::ContestKind& kind : reports::contest_kinds()) {
        if (const auto made = make_contest_paper(kind, state, {Language::uk, 1})) {
            static_cast<void>(to_text(*made));
        }
    }
    ask(state, Announce{state.regulations});
    ask(state, Appoint{{"New", Role::chief, 0}});
    ask(state, Withdraw{{1}, day});
    ask(state, RecordExamination{{1}, {"RU:6.2.3"}, {}, day});
    ask(state, GiveMark{{1}, "Clemens", whole_points(5), "", {}, day});
    ask(state, DoDuty{rulebook::ContestDuty::works_forwarded, 1, day});
    ask(state, DoDuty{rulebook::ContestDuty::section_reported, 1, day});
    ask(state, PublishPreliminary{day});
    ask(state, MakeAppeal{{1}, {1}, {}, {}, "", day});
    ask(state, DecideAppeal{{1}, Answer::annul, {}, "why", day});
    ask(state, Revise{{1}, whole_points(1), "why", day});
    ask(state, PublishFinal{day});
    ask(state, GiveScore{{1}, 1, whole_points(1), {"inexact"}, day});
}

void check_round_trip(const Journal& journal) {
    for (const Event& event : journal.events) {
        const std::string text = Room::write(event);
        const auto json = ledger::read_json(text, 0, text.size());
        KODEKS_ASSERT(json && Room::read(*json) == event);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto journal = ledger::read_journal<Room>({text, "fuzz"})) {
        check_round_trip(*journal);
        ask_everything(journal->state);
    }
    if (const auto regulations = read_regulations({text, "fuzz"})) {
        static_cast<void>(
            decide({}, Announce{*regulations}, world_for(regulations->edition)).accepted());
    }
    static_cast<void>(composition::read_collection({text, "fuzz"}).has_value());
    static_cast<void>(composition::read_special({text, "fuzz"}).has_value());
    return 0;
}
