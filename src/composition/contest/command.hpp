// What somebody asks of a competition. decide() answers with facts or refuses with the articles it
// stands on. Every command says on which day it is asked.
#pragma once

#include "base/one_of.hpp"
#include "composition/contest/state.hpp"

namespace kodeks::contest {

struct Announce {
    static constexpr std::string_view word = "announce";
    Regulations regulations;
};

struct Appoint {
    static constexpr std::string_view word = "appoint";
    Judge judge;
};

struct Register {
    static constexpr std::string_view word = "register";
    Author author; // without its id
    Day day;
};

struct Enter {
    static constexpr std::string_view word = "enter";
    std::vector<AuthorId> authors;
    SectionNumber section = 1;
    Diagram diagram;
    Origin origin;
    std::int32_t copies = 1;
    Day day;
};

struct Replace {
    static constexpr std::string_view word = "replace";
    WorkId work;
    Diagram diagram;
    Day day;
};

struct Withdraw {
    static constexpr std::string_view word = "withdraw";
    WorkId work;
    Day day;
};

// What an examination of the work found: nothing, or a formal requirement that is broken.
struct RecordExamination {
    static constexpr std::string_view word = "record-examination";
    WorkId work;
    std::vector<std::string> broken; // articles
    Points deduction;
    Day day;
};

struct StateDefect {
    static constexpr std::string_view word = "state-defect";
    WorkId work;
    std::string article;
    std::string reason;
    std::string by;
    Day day;
};

struct GiveMark {
    static constexpr std::string_view word = "give-mark";
    WorkId work;
    std::string judge;
    Points mark;
    std::string comment;
    std::optional<Points> deduction; // instead of the one that the examination proposed
    Day day;
};

struct DoDuty {
    static constexpr std::string_view word = "do-duty";
    rulebook::ContestDuty duty = rulebook::ContestDuty::works_forwarded;
    SectionNumber section = 0;
    Day day;
};

struct PublishPreliminary {
    static constexpr std::string_view word = "publish-preliminary";
    Day day;
};

struct MakeAppeal {
    static constexpr std::string_view word = "make-appeal";
    AuthorId author;
    WorkId work;
    AppealTo to = AppealTo::chief;
    AppealAbout about = AppealAbout::award;
    std::string text;
    Day day;
};

struct DecideAppeal {
    static constexpr std::string_view word = "decide-appeal";
    AppealId appeal;
    Answer answer = Answer::kept;
    std::optional<Points> mark; // the new one
    std::string reason;
    Day day;
};

// The chief judge finds an award without grounds.
struct Revise {
    static constexpr std::string_view word = "revise";
    WorkId work;
    Points mark;
    std::string reason;
    Day day;
};

struct PublishFinal {
    static constexpr std::string_view word = "publish-final";
    Day day;
};

struct GiveScore {
    static constexpr std::string_view word = "give-score";
    AuthorId solver;
    std::uint32_t task = 1;
    Points points;
    std::vector<std::string> found;
    Day day; // when the solution came in
};

struct Command : OneOf<Announce, Appoint, Register, Enter, Replace, Withdraw, RecordExamination,
                       StateDefect, GiveMark, DoDuty, PublishPreliminary, MakeAppeal, DecideAppeal,
                       Revise, PublishFinal, GiveScore> {
    using OneOf::OneOf;
};

} // namespace kodeks::contest
