// Who may decide what, who may impose what, and what becomes of a protest, by each rulebook: asked
// as people at an event would, for every role.
#include "office/desk/authority.hpp"
#include "office/tables.hpp"

#include <set>

namespace kodeks::office {

namespace {

std::string asked(const Bureau& bureau, const Asking& asking) {
    const auto right = right_to(bureau.state, asking, bureau.world);
    return right ? "may " + listed(*right)
                 : fmt::format("{} {}", right.error().message.key, listed(right.error().articles));
}

// With the consent of the first role that has any to give, as `together` asks.
std::string with_consent(const Bureau& bureau, Right act, const std::string& by) {
    for (const Role role : all_of<Role>()) {
        const std::string answer =
            asked(bureau, {act, by, std::string_view(ledger::word(role)), false});
        if (answer.starts_with("may")) {
            return fmt::format("with the consent of {} {}", ledger::word(role), answer);
        }
    }
    return {};
}

std::string may(const Bureau& bureau, Right act, const std::string& by) {
    std::string answer = asked(bureau, {act, by});
    if (answer.starts_with("office.needs_consent")) {
        answer += "; " + with_consent(bureau, act, by);
    }
    const std::string alone = asked(bureau, {act, by, {}, true});
    return alone == asked(bureau, {act, by}) ? answer
                                             : answer + "; while the chief is away " + alone;
}

std::string rights_of(const Edition& edition) {
    const Bureau bureau = staffed(edition);
    std::string out;
    std::vector<std::string> unknown;
    for (const Right act : all_of<Right>()) {
        Answers answers;
        for (const Role role : all_of<Role>()) {
            const std::string by(ledger::word(role));
            answers.add(by, may(bureau, act, by));
        }
        if (answers.are_all("office.act_unknown []")) {
            unknown.emplace_back(ledger::word(act));
        } else {
            out += fmt::format("{}\n{}", ledger::word(act), answers.lines());
        }
    }
    return out + fmt::format("not in this book: {}\n", fmt::join(unknown, ", "));
}

// Who may act as somebody else, whatever for.
std::string stand_ins_of(const Edition& edition) {
    const auto& rules = *rulebook::office_rules(edition.name);
    std::string out;
    for (const Role role : all_of<Role>()) {
        for (const Role as : all_of<Role>()) {
            if (const auto* row = stand_in(rules, role, as)) {
                out += fmt::format("    {} as {} {}\n", ledger::word(role), ledger::word(as),
                                   listed(row->articles));
            }
        }
    }
    return "may stand in\n" + (out.empty() ? "    nobody\n" : out);
}

std::string imposed(const Bureau& bureau, const ImposeSanction& command) {
    const Decision decision = decide(bureau.state, command, bureau.world);
    if (decision.refusal() != nullptr) {
        return bureau.refused(command);
    }
    const Sanction& sanction = decision.events().front().get<SanctionImposed>().sanction;
    return fmt::format("imposed, effect {} {}", ledger::word(sanction.effect),
                       listed(sanction.articles));
}

ImposeSanction breach(Measure measure, std::string_view by) {
    ImposeSanction command;
    command.measure = measure;
    command.breach.offender = "A";
    command.breach.round = 1;
    command.breach.table = 2;
    command.by = by;
    command.at = at("2026-05-01 12:00");
    return command;
}

std::string by_everybody(const Bureau& bureau, const ImposeSanction& wanted) {
    Answers answers;
    for (const Role role : all_of<Role>()) {
        ImposeSanction command = wanted;
        command.by = ledger::word(role);
        answers.add(command.by, imposed(bureau, command));
    }
    return answers.lines();
}

// Every word that the regulations may say about a breach of theirs, and every measure for it.
std::string regulated(const Bureau& plain, const rulebook::RegulatedOffence& offence) {
    std::string out;
    std::set<std::string> words = {"", std::string(offence.lifted), std::string(offence.made)};
    if (offence.usual) {
        words.insert({"remark", "loss"});
    }
    for (const std::string& word : words) {
        Bureau bureau = plain;
        bureau.state.regulations.clauses[offence.condition].text = word;
        Answers answers;
        for (const Measure measure : all_of<Measure>()) {
            ImposeSanction command = breach(measure, "chief-arbiter");
            command.offence = offence.name;
            answers.add(std::string(ledger::word(measure)), imposed(bureau, command));
        }
        out += fmt::format("{}, regulations say \"{}\"\n{}", offence.name, word, answers.lines());
    }
    return out;
}

std::string sanctions_of(const Edition& edition) {
    Bureau bureau = staffed(edition);
    bureau.state.regulations.clauses[Condition::fines].text = "10";
    std::string out;
    for (const Measure measure : all_of<Measure>()) {
        out +=
            fmt::format("{}\n{}", ledger::word(measure), by_everybody(bureau, breach(measure, "")));
        ImposeSanction deliberate = breach(measure, "chief-arbiter");
        deliberate.deliberate = true;
        out += fmt::format("    deliberate: {}\n", imposed(bureau, deliberate));
    }
    for (const auto& offence : bureau.world.rules->sanctions.offences) {
        out += regulated(bureau, offence);
    }
    bureau.state.regulations.clauses.clear();
    out += fmt::format("fine that was not announced\n    {}\n",
                       imposed(bureau, breach(Measure::fine, "chief-arbiter")));
    return out;
}

std::string told(const Protest& protest) {
    return fmt::format("{}{}, effect {}{} {}", ledger::word(protest.step),
                       protest.upheld ? ", upheld" : "", ledger::word(protest.effect),
                       protest.final ? ", final" : "", listed(protest.articles));
}

// One protest from its first minute to the last word, whatever is answered.
std::string course(Bureau bureau, const LodgeProtest& lodged) {
    std::string out;
    const auto step = [&](std::string_view what, const Command& command) {
        const std::string refused = bureau.refused(command);
        if (refused == "accepted") {
            bureau.go(command);
        }
        out += fmt::format("    {}: {}\n", what,
                           refused == "accepted" ? told(bureau.state.protests.back()) : refused);
        return refused == "accepted";
    };
    if (!step("lodged", lodged)) {
        return out;
    }
    const ProtestId id = bureau.state.protests.back().id;
    const std::string answering = lodged.to_organiser ? "organiser" : "chief-arbiter";
    step("a vote at once", VoteOnProtest{id, {"M1", "M2", "M3"}, {}, 2, Effect::none, "so"});
    step("his deputy answers", AnswerProtest{id, "deputy-arbiter", true, Effect::loss, "yes"});
    step("answered", AnswerProtest{id, answering, false, Effect::none, "no"});
    step("conciliation", Conciliate{id, answering, false, "tried"});
    step("answered", AnswerProtest{id, answering, false, Effect::none, "no"});
    step("answered again", AnswerProtest{id, answering, true, Effect::loss, "yes"});
    step("voted", VoteOnProtest{id, {"M1", "M2", "M3"}, {}, 2, Effect::loss, "so"});
    step("after the last word", AnswerProtest{id, answering, true, Effect::none, "yes"});
    return out;
}

std::string protests_of(const Edition& edition) {
    Bureau bureau = staffed(edition);
    bureau.state.regulations.clauses[Condition::appeal_minutes].text = "30";
    if (bureau.world.rules->committee.members > 0) {
        bureau.state.committee =
            Committee{{"M1", "a", no_date}, {{"M2", "b", no_date}, {"M3", "c", no_date}}, {}};
    }
    LodgeProtest lodged;
    lodged.by = "A";
    lodged.against = "loss";
    lodged.decided_by = "line-arbiter";
    lodged.decision_at = at("2026-05-01 12:00");
    lodged.at = at("2026-05-01 12:30");
    lodged.written = true;
    const std::string usual = course(bureau, lodged);
    std::string out = "in writing, in time\n" + usual;
    const auto with = [&](std::string_view what, auto change) {
        Bureau other = bureau;
        LodgeProtest command = lodged;
        change(other, command);
        const std::string its = course(other, command);
        out += fmt::format("{}\n{}", what, its == usual ? "    the same\n" : its);
    };
    with("a minute too late", [](Bureau&, LodgeProtest& one) { one.at = at("2026-05-01 12:31"); });
    with("spoken", [](Bureau&, LodgeProtest& one) { one.written = false; });
    with("by an official", [](Bureau&, LodgeProtest& one) { one.by = "doctor"; });
    with("in a play-off", [](Bureau&, LodgeProtest& one) { one.playoff = true; });
    with("to the organiser", [](Bureau&, LodgeProtest& one) { one.to_organiser = true; });
    with("without the captain", [](Bureau& of, LodgeProtest& one) {
        of.world.around.teams = true;
        one.team = "T";
    });
    with("by the captain, word of the committee heeded", [](Bureau& of, LodgeProtest& one) {
        of.world.around.teams = true;
        of.state.captains = {{"T", "A", ""}};
        of.state.regulations.clauses[Condition::committee_word].text = "heeded";
        one.team = "T";
    });
    with("no committee was chosen", [](Bureau& of, LodgeProtest&) { of.state.committee.reset(); });
    with("the regulations exclude appeals", [](Bureau& of, LodgeProtest&) {
        of.state.regulations.clauses[Condition::appeals].text = "none";
    });
    return out;
}

class WhoMay : public OfficeTables {};

TEST_P(WhoMay, DecideWhat) {
    compare("rights", rights_of(*GetParam()) + stand_ins_of(*GetParam()));
}

TEST_P(WhoMay, ImposeWhat) {
    compare("sanctions", sanctions_of(*GetParam()));
}

TEST_P(WhoMay, ProtestAndAnswer) {
    compare("protests", protests_of(*GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, WhoMay, testing::ValuesIn(with_an_office()), name_of_edition);

} // namespace

} // namespace kodeks::office
