// A competition as a file: every fact comes back as it was, and files that were tampered with are
// refused with their place.
#include "composition/contest/record.hpp"
#include "contest_kit/kit.hpp"

#include <gtest/gtest.h>

namespace kodeks::contest {
namespace {

std::string text_of(const std::vector<Event>& events) {
    Journal journal;
    const ledger::Stamp stamp{{1'700'000'000'000}, "secretary"};
    std::string text = ledger::header_line() + "\n";
    for (const Event& event : events) {
        text += ledger::lines_of(journal, {event}, stamp);
        ledger::add(journal, {event}, stamp);
    }
    return text;
}

std::vector<Event> whole_contest() {
    State state;
    std::vector<Event> all;
    const auto take = [&](const Command& command) {
        const auto decision = decide(state, command, world_for("ru-code"));
        ASSERT_EQ(decision.refusal(), nullptr);
        for (const Event& event : decision.events()) {
            apply(state, event);
            all.push_back(event);
        }
    };
    using Duty = rulebook::ContestDuty;
    take(Announce{contest_regulations()});
    take(Register{person("Berg"), day("2026-01-10")});
    take(Enter{{{1}}, 1, zadacha(), {.variation_of = "ladder"}, 2, day("2026-02-01")});
    Diagram practical = zadacha();
    practical.practical = true;
    take(Replace{{1}, practical, day("2026-02-02")});
    take(Appoint{{"Extra", Role::judge, 1}});
    take(DoDuty{Duty::works_forwarded, 1, day("2026-04-02")});
    take(DoDuty{Duty::works_forwarded, 2, day("2026-04-02")});
    take(RecordExamination{{1}, {}, whole_points(2), day("2026-04-02")});
    take(GiveMark{{1}, "Clemens", half_points(13), "fine", {}, day("2026-04-10")});
    take(DoDuty{Duty::section_reported, 1, day("2026-04-20")});
    take(DoDuty{Duty::section_reported, 2, day("2026-04-20")});
    take(DoDuty{Duty::reports_checked, 0, day("2026-04-21")});
    take(PublishPreliminary{day("2026-05-01")});
    take(MakeAppeal{{1}, {1}, AppealTo::chief, AppealAbout::award, "why", day("2026-05-02")});
    take(DecideAppeal{{1}, Answer::changed, whole_points(7), "so", day("2026-05-03")});
    take(DoDuty{Duty::changes_told, 0, day("2026-05-04")});
    take(PublishFinal{day("2026-07-01")});
    take(StateDefect{{1}, "RU:6.2.6#2", "b2-a3", "reader", day("2026-08-01")});
    return all;
}

TEST(ContestRecord, EveryFactComesBack) {
    const auto events = whole_contest();
    const auto journal = ledger::read_journal<Room>({text_of(events), "contest"});
    ASSERT_TRUE(journal) << describe(journal.error(), Language::en);
    EXPECT_EQ(journal->events, events);
    State state;
    for (const Event& event : events) {
        apply(state, event);
    }
    EXPECT_EQ(journal->state, state);
    EXPECT_EQ(journal->commands, events.size());
    EXPECT_FALSE(journal->cut_off);
}

TEST(ContestRecord, FactsAboutWhatDoesNotExistAreRefused) {
    const auto read = [](const std::vector<Event>& events) {
        const auto journal = ledger::read_journal<Room>({text_of(events), "contest"});
        return journal ? std::string("read") : journal.error().message.key;
    };
    const Announced announced{contest_regulations()};
    EXPECT_EQ(read({announced}), "read");
    EXPECT_EQ(ledger::read_journal<Room>({"{\"kodeks-ledger\":1}\n", "x"}).error().message.key,
              "contest.file.other");
    EXPECT_EQ(ledger::read_journal<Room>({"hello", "x"}).error().message.key, "contest.file.other");
}

TEST(ContestRecord, ATornLastLineDoesNotCount) {
    const std::string text = text_of(whole_contest());
    const auto cut = ledger::read_journal<Room>({text.substr(0, text.size() - 20), "contest"});
    ASSERT_TRUE(cut);
    EXPECT_TRUE(cut->cut_off);
    EXPECT_EQ(cut->events.size(), whole_contest().size() - 1);
}

} // namespace
} // namespace kodeks::contest
