// Facts, commands and the whole state as JSON and back; hostile files.
#include "office/bureau.hpp"
#include "office/record/record.hpp"
#include "office/words/said.hpp"

#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

ledger::Json json(const std::string& text) {
    return ledger::read_json(text, 0, text.size()).value();
}

// An office in which nearly everything happened, and its facts.
std::pair<State, std::vector<Event>> busy() {
    Bureau bureau("pmr2018");
    std::vector<Event> facts;
    const auto go = [&](const Command& command) {
        EXPECT_EQ(write_command(read_command(json(write_command(command))).value()),
                  write_command(command));
        for (const Event& event : bureau.go(command)) {
            facts.push_back(event);
        }
    };
    Card card = card_for("pmr2018");
    card.arrival = day("2026-04-30");
    go(FileCard{card});
    go(Appoint{{"Orlova", Role::organiser, 3, {}, false}, ""});
    go(Appoint{{"Belova", Role::chief_arbiter, 1, {}, false}, "Orlova"});
    go(Appoint{{"Kot", Role::line_arbiter, 3, {}, false}, "Orlova"});
    go(AssignSector{"Kot", {1, 4}, "Belova"});
    go(WriteClause{Condition::appeal_minutes, "30", "Orlova", "", day("2026-03-01")});
    go(ApproveRegulations{"Orlova", day("2026-03-02")});
    Claim claim;
    claim.name = "Лис Віра";
    claim.received = day("2026-04-01");
    claim.born = day("1999-12-31");
    go(ReceiveEntry{claim});
    go(DecideEntry{{1}, Verdict::admitted, "Belova", "", day("2026-04-30")});
    go(NameCaptain{"Rook", "Koval"});
    go(ChooseCommittee{{{"A", "x", day("1980-01-01")},
                        {{"B", "y", day("1980-01-01")}, {"C", "z", day("1980-01-01")}},
                        {{"D", "w", day("1980-01-01")}}},
                       "Orlova"});
    go(PlanSession{{1, false, at("2026-05-01T10:00"), at("2026-04-01T10:00")}});
    go(DoDuty{"check-boards-line", 1, "Kot", at("2026-05-01T08:30")});
    ImposeSanction sanction;
    sanction.measure = Measure::loss;
    sanction.breach = {"Lis", "Tiraspol", "noise", "hall", {"Kot"}, "sorry", 1, 2};
    sanction.by = "Kot";
    sanction.at = at("2026-05-01T11:00");
    go(sanction);
    LodgeProtest protest;
    protest.by = "Lis";
    protest.against = "loss";
    protest.written = true;
    protest.sanction = {1};
    protest.at = at("2026-05-01T11:10");
    go(protest);
    go(Conciliate{{1}, "Belova", false, ""});
    go(VoteOnProtest{{1}, {"A", "B", "C"}, {}, 2, Effect::correction, "replay"});
    go(EnterEffect{no_sanction, {1}, "Belova"});
    go(Resolve{Right::move_game, "Belova", "Orlova", "table 3", "draught", false,
               at("2026-05-02T09:00")});
    go(Suspend{"Kot", "Belova", "asleep"});
    return {bureau.state, facts};
}

TEST(OfficeRecord, FactsComeBackAsTheyWere) {
    const auto [state, facts] = busy();
    State again;
    for (const Event& fact : facts) {
        const auto read = read_event(json(write_event(fact)));
        ASSERT_TRUE(read.has_value()) << write_event(fact);
        EXPECT_EQ(*read, fact);
        EXPECT_EQ(defect_of(again, *read), std::nullopt);
        apply(again, *read);
        for (const Language language : {Language::en, Language::uk, Language::ru}) {
            EXPECT_NE(render(said(fact).message, language), "");
        }
    }
    EXPECT_EQ(again, state);
}

TEST(OfficeRecord, AStateComesBackAsItWas) {
    const State state = busy().first;
    EXPECT_EQ(read_state(json(write_state(state))).value(), state);
}

TEST(OfficeRecord, WrongFactsAreRefusedWhereTheyStand) {
    const auto trouble = [](const std::string& text) {
        const auto read = read_event(json(text));
        return read ? "read" : read.error().message.key + " " + std::to_string(read.error().offset);
    };
    EXPECT_EQ(trouble(R"({"type":"entry-received","id":1,"claim":{"born":"2026-02-30"}})"),
              "office.file.date 48");
    EXPECT_EQ(trouble(R"({"type":"session-planned","session":{"start":"noon"}})"),
              "office.file.moment 45");
    EXPECT_NE(trouble(R"({"type":"exploded"})"), "read");
    EXPECT_NE(trouble(R"({"type":"suspended","who":"Kot"})"), "read");
}

TEST(OfficeRecord, FactsThatDoNotFitAreDefects) {
    const auto defect = [](const Event& event) {
        const auto found = defect_of(State{}, event);
        return found ? found->key : "";
    };
    EXPECT_EQ(defect(EntryReceived{{2}, {}}), "office.file.missing.number");
    EXPECT_EQ(defect(EntryClassified{{1}, SportClass::blind, {}, {}, {}}),
              "office.file.missing.entry");
    EXPECT_EQ(defect(EntryDecided{{1}, Verdict::admitted, false, {}, "", {}}),
              "office.file.missing.entry");
    EXPECT_EQ(defect(ActDrawnUp{{{}, {}, {{1}}, {}}, {}}), "office.file.missing.entry");
    EXPECT_EQ(defect(SectorAssigned{"Kot", {}, "", {}}), "office.file.missing.official");
    EXPECT_EQ(defect(Suspended{"Kot", "", "", {}}), "office.file.missing.official");
    Sanction sanction;
    sanction.id = {1};
    sanction.count = 0;
    EXPECT_EQ(defect(SanctionImposed{sanction}), "office.file.missing.number");
    Protest protest;
    protest.id = {1};
    protest.sanction = {1};
    EXPECT_EQ(defect(ProtestLodged{protest}), "office.file.missing.sanction");
    EXPECT_EQ(defect(ProtestMoved{}), "office.file.missing.protest");
    EXPECT_EQ(defect(EffectEntered{}), "office.file.missing.sanction");
    EXPECT_EQ(defect(EffectEntered{no_sanction, {1}, Effect::loss, "", {}}),
              "office.file.missing.protest");
    EXPECT_EQ(defect(CaptainNamed{{"a\nb", "", ""}, {}}), "tournament.text_odd");
}

} // namespace
} // namespace kodeks::office
