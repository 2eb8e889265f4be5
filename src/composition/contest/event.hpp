// What happened in a competition, as facts; the list of these is the competition. Each carries the
// articles it stands on.
#pragma once

#include "base/one_of.hpp"
#include "composition/contest/state.hpp"

namespace kodeks::contest {

using ArticleIds = std::vector<std::string>;

struct Announced {
    static constexpr std::string_view word = "announced";
    Regulations regulations;
    friend bool operator==(const Announced&, const Announced&) = default;
};

struct Appointed {
    static constexpr std::string_view word = "appointed";
    Judge judge;
    ArticleIds articles;
    friend bool operator==(const Appointed&, const Appointed&) = default;
};

struct Registered {
    static constexpr std::string_view word = "registered";
    Author author;
    ArticleIds articles;
    friend bool operator==(const Registered&, const Registered&) = default;
};

struct WorkEntered {
    static constexpr std::string_view word = "work-entered";
    Work work;
    ArticleIds articles;
    friend bool operator==(const WorkEntered&, const WorkEntered&) = default;
};

struct WorkReplaced {
    static constexpr std::string_view word = "work-replaced";
    WorkId work;
    Diagram diagram;
    Day day;
    ArticleIds articles;
    friend bool operator==(const WorkReplaced&, const WorkReplaced&) = default;
};

struct WorkWithdrawn {
    static constexpr std::string_view word = "work-withdrawn";
    WorkId work;
    Day day;
    ArticleIds articles;
    friend bool operator==(const WorkWithdrawn&, const WorkWithdrawn&) = default;
};

struct WorkExamined {
    static constexpr std::string_view word = "work-examined";
    WorkId work;
    std::vector<DefectFound> defects;
    Points deduction;
    Day day;
    ArticleIds articles;
    friend bool operator==(const WorkExamined&, const WorkExamined&) = default;
};

struct DefectStated {
    static constexpr std::string_view word = "defect-stated";
    WorkId work;
    DefectFound defect;
    ArticleIds articles;
    friend bool operator==(const DefectStated&, const DefectStated&) = default;
};

struct Marked {
    static constexpr std::string_view word = "marked";
    WorkId work;
    Mark mark;
    std::optional<Points> deduction;
    std::string reason; // of a mark that takes the place of another
    Day day;
    ArticleIds articles;
    friend bool operator==(const Marked&, const Marked&) = default;
};

struct DutyFulfilled {
    static constexpr std::string_view word = "duty-fulfilled";
    DutyDone duty;
    Day day;
    ArticleIds articles;
    friend bool operator==(const DutyFulfilled&, const DutyFulfilled&) = default;
};

struct PreliminaryPublished {
    static constexpr std::string_view word = "preliminary-published";
    Day day;
    bool overdue = false;
    std::vector<Place> places;
    ArticleIds articles;
    friend bool operator==(const PreliminaryPublished&, const PreliminaryPublished&) = default;
};

struct AppealMade {
    static constexpr std::string_view word = "appeal-made";
    Appeal appeal;
    Day day;
    ArticleIds articles;
    friend bool operator==(const AppealMade&, const AppealMade&) = default;
};

struct AppealDecided {
    static constexpr std::string_view word = "appeal-decided";
    AppealId appeal;
    Answer answer = Answer::kept;
    std::string reason;
    Day day;
    ArticleIds articles;
    friend bool operator==(const AppealDecided&, const AppealDecided&) = default;
};

// The commission takes the award away from the chief judge: marks and reports no longer count.
struct AwardAnnulled {
    static constexpr std::string_view word = "award-annulled";
    std::string reason;
    Day day;
    ArticleIds articles;
    friend bool operator==(const AwardAnnulled&, const AwardAnnulled&) = default;
};

struct FinalPublished {
    static constexpr std::string_view word = "final-published";
    Day day;
    std::vector<Place> places;
    ArticleIds articles;
    friend bool operator==(const FinalPublished&, const FinalPublished&) = default;
};

struct Scored {
    static constexpr std::string_view word = "scored";
    Score score;
    Day day;
    ArticleIds articles;
    friend bool operator==(const Scored&, const Scored&) = default;
};

struct Event : OneOf<Announced, Appointed, Registered, WorkEntered, WorkReplaced, WorkWithdrawn,
                     WorkExamined, DefectStated, Marked, DutyFulfilled, PreliminaryPublished,
                     AppealMade, AppealDecided, AwardAnnulled, FinalPublished, Scored> {
    using OneOf::OneOf;
};

// Folds one more fact into the state. One that names a work, an author or an appeal that does not
// exist is a bug; readers of files ask defect_of() first (record.hpp).
void apply(State& state, const Event& event);

} // namespace kodeks::contest
