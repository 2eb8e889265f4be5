#include "contest_kit/kit.hpp"

#include "composition/contest/sentence.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::contest {

Regulations contest_regulations() {
    Regulations r;
    r.title = "Autumn";
    r.edition = "ru-code";
    r.organiser = "Draughts weekly";
    r.body = Body::editorial;
    r.scale = ContestScale::national;
    r.secrecy = Secrecy::closed;
    r.sections = {{"Zadachi", "russian", Genre::zadacha, ""},
                  {"Problems", "russian", Genre::problem, ""}};
    r.works_each = 1;
    r.copies = 2;
    r.address = "Box 1";
    r.published = day("2026-01-01");
    r.closing = day("2026-04-01");
    r.ranking = Ranking::works;
    r.prizes = 1;
    r.panel = {{"Chief", Role::chief, 0},
               {"Clemens", Role::senior, 1},
               {"Dorn", Role::senior, 2},
               {"Helper", Role::judge, 1},
               {"Scribe", Role::secretary, 0}};
    r.preliminary = day("2026-05-01");
    r.in_force = day("2026-07-01");
    return r;
}

Regulations championship_regulations() {
    Regulations r = contest_regulations();
    r.form = ContestForm::championship;
    r.scale = ContestScale::territorial;
    r.territory = "North";
    r.secrecy = Secrecy::open;
    r.ranking = Ranking::authors;
    r.counted = 1;
    r.works_each = 2;
    r.copies = 1;
    r.period_from = day("2024-01-01");
    r.period_to = day("2025-12-31");
    r.qualifying = "none";
    r.participants = "composers of the territory";
    r.conditions = "by letter";
    return r;
}

Regulations match_regulations(ContestForm form) {
    Regulations r = contest_regulations();
    r.form = form;
    r.ranking.reset();
    r.body = Body::federation;
    for (Section& section : r.sections) {
        section.theme = "three men";
    }
    return r;
}

Regulations solving_regulations() {
    Regulations r;
    r.title = "New year";
    r.edition = "ru-code";
    r.form = ContestForm::solving;
    r.organiser = "Club";
    r.occasion = "festive";
    r.address = "Box 1";
    r.published = day("2026-01-01");
    r.closing = day("2026-03-01");
    r.ranking = Ranking::solvers;
    r.prizes = 1;
    r.in_force = day("2026-03-15");
    r.tasks = {
        {"russian", Genre::etude, "W:Wh6,g1:Bb8,f4", "win", "First Author", whole_points(3)},
        {"russian", Genre::etude, "W:We7,f6:Bh8,f4", "win", "Second Author", whole_points(5)}};
    r.findings = {whole_points(2), whole_points(4), whole_points(1)};
    return r;
}

Author person(const std::string& name) {
    Author author;
    author.name = name;
    author.born = 1980;
    author.rank = "master";
    author.society = "none";
    author.post = "teacher";
    author.address = "Riga";
    return author;
}

Diagram zadacha() {
    return {"russian",
            Genre::zadacha,
            rulebook::Aim::lock,
            5,
            0,
            "W:Wb4,d4,h4,e3,g3,b2,Kd2,Ka1,e1,g1:Bf6,h6,a5,e5,c3,f2",
            {"1. e3-f4 h6-g5 2. g1:e3", "1. e3-f4 f6-g5 2. g1:e3"}};
}

Diagram problem() {
    return {"russian",
            Genre::problem,
            rulebook::Aim::win,
            0,
            0,
            "W:Wb4,e3,d2,a1,g1:Be5,g5,c3,b2",
            {"1. b4-a5 c3:e1 2. a1:c3 e1:b4 3. a5:c3"}};
}

Desk::Desk(const Regulations& regulations) {
    must(Announce{regulations});
}

std::string Desk::ask(const Command& command) {
    const auto decision = decide(state, command, world_for("ru-code"));
    if (const Refusal* const refusal = decision.refusal()) {
        return fmt::format("refused: {} {}", refusal->message.key.substr(8),
                           fmt::join(refusal->articles, " "));
    }
    std::string last;
    for (const Event& event : decision.events()) {
        apply(state, event);
        const auto word = event.visit([](const auto& fact) { return fact.word; });
        last = fmt::format("{} {}", word, fmt::join(articles_in(event), " "));
    }
    return last;
}

void Desk::must(const Command& command) {
    const std::string answer = ask(command);
    EXPECT_FALSE(answer.starts_with("refused")) << answer;
}

AuthorId Desk::author(const std::string& name) {
    must(Register{person(name), day("2026-01-10")});
    return find_author(state, name)->id;
}

WorkId Desk::work(const std::string& author, const Diagram& diagram, SectionNumber section,
                  const char* on) {
    const Author* const found = find_author(state, author);
    must(Enter{{found->id}, section, diagram, {}, 2, day(on)});
    return state.works.back().id;
}

void Desk::close(const char* on) {
    for (SectionNumber section = 1; section <= state.regulations.sections.size(); ++section) {
        must(DoDuty{rulebook::ContestDuty::works_forwarded, section, day(on)});
    }
    const auto works = state.works;
    for (const Work& work : works) {
        if (!work.withdrawn) {
            must(RecordExamination{work.id, {}, {}, day(on)});
        }
    }
}

void Desk::preliminary(const char* on) {
    for (SectionNumber section = 1; section <= state.regulations.sections.size(); ++section) {
        must(DoDuty{rulebook::ContestDuty::section_reported, section, day(on)});
    }
    must(DoDuty{rulebook::ContestDuty::reports_checked, 0, day(on)});
    must(PublishPreliminary{day(on)});
}

} // namespace kodeks::contest
