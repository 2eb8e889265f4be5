// Whose a duty is and until when, how many must serve, which cards are accepted, by each rulebook.
#include "office/check/agenda.hpp"
#include "office/tables.hpp"

namespace kodeks::office {

namespace {

// The event with rounds at 10:00 on each of its days; every number of days that the regulations may
// name is 5, every time a quarter to nine of the second day.
Bureau planned(const Edition& edition, bool teams, Speed speed) {
    Bureau bureau = staffed(edition);
    bureau.state.card->speed = speed;
    bureau.state.card->qualifier = teams;
    bureau.state.official = teams;
    bureau.world.around.teams = teams;
    bureau.state.sessions = {{1, false, at("2026-05-01 10:00"), no_moment},
                             {2, true, at("2026-05-02 10:00"), no_moment}};
    bureau.state.regulations.clauses[Condition::report_days].text = "5";
    bureau.state.regulations.clauses[Condition::lots_time].text = "2026-05-01 08:45";
    bureau.state.regulations.clauses[Condition::opening].text = "2026-05-01 09:00";
    return bureau;
}

std::string whose(const Bureau& bureau, const DutyLine& line) {
    Answers answers;
    for (const Role role : all_of<Role>()) {
        const DoDuty command{std::string(line.duty->name), line.round,
                             std::string(ledger::word(role)),
                             line.due.value_or(at("2026-05-03 20:00"))};
        const Decision decision = decide(bureau.state, command, bureau.world);
        if (decision.refusal() != nullptr) {
            answers.add(command.by, bureau.refused(command));
            continue;
        }
        const DutyDone& done = decision.events().front().get<DutyWasDone>().done;
        answers.add(command.by,
                    fmt::format("{} {}", done.late ? "late" : "in time", listed(done.articles)));
    }
    return answers.lines();
}

std::string agenda_of(const Bureau& bureau) {
    std::string out;
    for (const DutyLine& line : agenda(bureau.state, bureau.world, at("2026-04-01 08:00"))) {
        out += fmt::format("    {} {}, due {}\n{}", line.duty->name,
                           line.round == 0 ? std::string() : fmt::format("round {}", line.round),
                           line.due ? write_moment(*line.due) : "any time", whose(bureau, line));
    }
    return out;
}

std::string duties_of(const Edition& edition) {
    return fmt::format("official event of teams, a qualifier\n{}\nany other event, blitz\n{}",
                       agenda_of(planned(edition, true, Speed::classical)),
                       agenda_of(planned(edition, false, Speed::blitz)));
}

std::string missing_posts(const Edition& edition, ImpairmentGroup group, bool quick) {
    Bureau bureau = planned(edition, quick, quick ? Speed::blitz : Speed::classical);
    bureau.state.officials.clear();
    bureau.state.card->group = group;
    return fmt::format(
        "    {}\n",
        fmt::join(Bureau::lines(remarks_on_panel(bureau.state, bureau.world)), "\n    "));
}

// From how many pairs, and players, on one arbiter more is wanted.
std::string ratios(const Edition& edition, EventLevel level, bool quick, ImpairmentGroup group) {
    constexpr std::uint32_t most = 13;
    std::string out;
    std::string before;
    for (std::uint32_t pairs = 1; pairs <= most; ++pairs) {
        Bureau bureau = planned(edition, quick, quick ? Speed::rapid : Speed::classical);
        bureau.state.card->level = level;
        bureau.state.card->group = group;
        bureau.state.official = quick;
        bureau.state.officials.clear();
        bureau.world.around.pairs = pairs;
        bureau.world.around.participants = pairs * 10;
        std::string said;
        for (const std::string& line :
             Bureau::lines(remarks_on_panel(bureau.state, bureau.world))) {
            said += line.find("too_few") != std::string::npos ? "\n        " + line : "";
        }
        out += said == before ? "" : fmt::format("    {} pairs{}\n", pairs, said);
        before = said;
    }
    return out;
}

std::string categories(const Edition& edition, EventLevel level) {
    std::vector<std::string> out;
    for (const std::uint32_t category : {0U, 1U, 2U, 3U}) {
        Bureau bureau = planned(edition, false, Speed::classical);
        bureau.state.card->level = level;
        bureau.state.officials.resize(1); // the organiser
        out.push_back(fmt::format(
            "category {} {}", category,
            bureau.refused(Appoint{{"C", Role::chief_arbiter, category, {}, false}, "organiser"})));
    }
    return fmt::format("    {}\n", fmt::join(out, "; "));
}

std::string panel_of(const Edition& edition) {
    Answers posts;
    for (const ImpairmentGroup group : all_of<ImpairmentGroup>()) {
        const auto name = ledger::word(group);
        posts.add(fmt::format("group {}", name), missing_posts(edition, group, false));
        posts.add(fmt::format("group {}, official blitz of teams", name),
                  missing_posts(edition, group, true));
    }
    Answers numbers;
    for (const EventLevel level : all_of<EventLevel>()) {
        const auto name = ledger::word(level);
        numbers.add(fmt::format("level {}", name),
                    categories(edition, level) +
                        ratios(edition, level, false, ImpairmentGroup::none));
        numbers.add(fmt::format("level {}, official rapid, hearing", name),
                    ratios(edition, level, true, ImpairmentGroup::hearing));
    }
    return "Nobody serves\n" + posts.paragraphs() + "How many\n" + numbers.paragraphs();
}

std::string filed(const Bureau& bureau, const Card& card) {
    const Decision decision = decide(bureau.state, FileCard{card}, bureau.world);
    if (decision.refusal() != nullptr) {
        return bureau.refused(FileCard{card});
    }
    const auto& fact = decision.events().front().get<CardFiled>();
    return fmt::format("{} {}", fact.official ? "official" : "accepted", listed(fact.articles));
}

template <class Word>
std::string cards_with(const Bureau& bureau, const Card& card, std::string_view what,
                       Word Card::* member) {
    Answers answers;
    for (const Word word : all_of<Word>()) {
        Card other = card;
        other.*member = word;
        answers.add(std::string(ledger::word(word)), filed(bureau, other));
    }
    return fmt::format("{}\n{}", what, answers.lines());
}

std::string cards_of(const Edition& edition) {
    const Bureau bureau(edition.name);
    Card card = card_for(edition.name);
    card.budget = true;
    card.group = ImpairmentGroup::vision;
    std::string out = cards_with(bureau, card, "character", &Card::character);
    out += cards_with(bureau, card, "kind", &Card::kind);
    out += cards_with(bureau, card, "calendar, paid by the state", &Card::calendar);
    Card unpaid = card;
    unpaid.budget = false;
    out += cards_with(bureau, unpaid, "calendar, not paid by the state", &Card::calendar);
    Card mixed = card;
    mixed.group = ImpairmentGroup::none;
    out += cards_with(bureau, mixed, "level, of no group", &Card::level);
    return out;
}

class Demands : public OfficeTables {};

TEST_P(Demands, DutiesInTime) {
    compare("duties", duties_of(*GetParam()));
}

TEST_P(Demands, EnoughOfficials) {
    compare("panel", panel_of(*GetParam()));
}

TEST_P(Demands, CardsOfItsKind) {
    compare("cards", cards_of(*GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, Demands, testing::ValuesIn(with_an_office()), name_of_edition);

} // namespace

} // namespace kodeks::office
