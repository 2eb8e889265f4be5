// A competition of composers or solvers as it stands: the regulations, who takes part, the works
// with everything that was said about them, and how far the award has come.
#pragma once

#include "composition/contest/regulations.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::contest {

using AuthorId = Id<struct AuthorTag>;
using WorkId = Id<struct WorkTag>;
using AppealId = Id<struct AppealTag>;

struct Author {
    AuthorId id;
    std::string name; // surname, name, patronymic
    std::int32_t born = 0;
    std::string rank; // in composition and in play
    std::string society;
    std::string post; // where he works and as what
    std::string address;
    std::string team;
    bool captain = false;
    bool staff = false; // of the editors who run the contest
    friend bool operator==(const Author&, const Author&) = default;
};

struct Entered {
    ContestScale scale = ContestScale::local;
    std::string territory;
    friend bool operator==(const Entered&, const Entered&) = default;
};

enum class Improvement : std::uint8_t { none, insubstantial, substantial };

// Where a work comes from, as its author says.
struct Origin {
    std::int32_t corrections = 0;       // how often a corrected form of it was entered before
    bool corrected_after_award = false; // a defect was found when the results were final
    Improvement improvement = Improvement::none;
    std::string source{};            // whose work is reworked
    std::optional<Day> source_day{}; // when it was first published
    bool consent = false;            // the old author's
    std::string variation_of{};      // a name for works that are variations of each other
    std::string complicates{};       // whose work
    bool rejected_before = false;
    bool marked_before = false;
    std::vector<Entered> championships{}; // of which it has taken part in
    friend bool operator==(const Origin&, const Origin&) = default;
};

// The composition itself, as texts that composition/file.hpp reads.
struct Diagram {
    std::string variant;
    Genre genre = Genre::problem;
    rulebook::Aim aim = rulebook::Aim::win;
    std::int32_t men = 0;
    std::int32_t kings = 0;
    std::string fen;
    std::vector<std::string> lines;
    bool practical = false; // a problem that is meant to look like a position of a game
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

// Who found a defect when the program did.
inline constexpr std::string_view by_examination = "examination";

struct DefectFound {
    std::string article;
    std::string reason;
    std::string by;
    std::optional<Day> day{};
    bool keeps_place = false; // it was found when the results were final
    friend bool operator==(const DefectFound&, const DefectFound&) = default;
};

struct Mark {
    std::string judge;
    Points mark;
    std::string comment;
    bool counts = true; // of the senior judge; others advise
    friend bool operator==(const Mark&, const Mark&) = default;
};

struct Work {
    WorkId id;
    std::vector<AuthorId> authors;
    SectionNumber section = 1;
    Diagram diagram;
    Origin origin;
    std::optional<Day> received{};
    std::int32_t copies = 1;
    bool late = false;
    bool withdrawn = false;
    bool examined = false;
    std::vector<DefectFound> defects;
    std::vector<Mark> marks;
    Points deduction;
    friend bool operator==(const Work&, const Work&) = default;
};

enum class AppealTo : std::uint8_t { chief, commission };
enum class AppealAbout : std::uint8_t { award, mark };
enum class Answer : std::uint8_t { open, kept, changed, reconsider, annul };

struct Appeal {
    AppealId id;
    AuthorId author;
    WorkId work;
    AppealTo to = AppealTo::chief;
    AppealAbout about = AppealAbout::award;
    std::string text;
    Answer answer = Answer::open;
    friend bool operator==(const Appeal&, const Appeal&) = default;
};

struct Place {
    std::uint32_t first = 1; // places first to last are shared
    std::uint32_t last = 1;
    SectionNumber section = 0; // 0: over all
    std::string name;          // an author, a team or a solver; of a work, its number
    WorkId work;
    Points points;
    bool prize = false;
    friend bool operator==(const Place&, const Place&) = default;
};

enum class Phase : std::uint8_t { entering, preliminary, final_award, annulled };

struct DutyDone {
    rulebook::ContestDuty duty = rulebook::ContestDuty::works_forwarded;
    SectionNumber section = 0;
    friend bool operator==(const DutyDone&, const DutyDone&) = default;
};

struct Score {
    AuthorId solver;
    std::uint32_t task = 1;
    Points points;
    std::vector<std::string> found; // side-solution, unsolvable, inexact
    Points extra;
    friend bool operator==(const Score&, const Score&) = default;
};

struct State {
    Regulations regulations;
    std::vector<Author> authors;
    std::vector<Work> works;
    std::vector<Appeal> appeals;
    std::vector<DutyDone> duties;
    std::vector<Score> scores;
    std::vector<Place> places; // of the last award
    Phase phase = Phase::entering;
    std::optional<Day> preliminary_day{};
    std::optional<Day> final_day{};
    bool changed_since = false;      // a mark was changed and the authors were not told yet
    bool reconsidered = false;       // the commission had its one reconsideration
    std::string annulled_chief = {}; // who may not judge again
    friend bool operator==(const State&, const State&) = default;
};

const Author* find_author(const State& state, AuthorId id);
const Author* find_author(const State& state, std::string_view name);
const Work* find_work(const State& state, WorkId id);
const Appeal* find_appeal(const State& state, AppealId id);
bool is_done(const State& state, rulebook::ContestDuty duty, SectionNumber section);

// The judge of that role: of this section, or of the whole competition.
const Judge* find_judge(const State& state, Role role, SectionNumber section);
// Whether this person judges the section, in any role but the secretary's.
bool judges_section(const State& state, std::string_view name, SectionNumber section);

// Takes part in the ranking: in time, not withdrawn, without a defect found before the end.
bool is_admitted(const Work& work);
// The mark that counts, less the deduction; none while there is no mark.
std::optional<Points> score_of(const Work& work);

} // namespace kodeks::contest
