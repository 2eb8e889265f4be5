// Who somebody is in a contest: the offices he holds there and the author he is. From this follows
// what he may do in his own name and what he may see.
#pragma once

#include "composition/contest/command.hpp"
#include "server/contests/contest_decider.hpp"
#include "server/people/people.hpp"

#include <set>

namespace kodeks::server {

// What a slip for a contest says that its owner is. A member of the panel has whatever offices the
// panel gives to his name now; who judges may take part in other sections under the same name.
enum class ContestOffice : std::uint8_t { organiser, panel, commission, author };

struct ContestSeat {
    bool runs = false; // whoever runs the server's contests acts for everybody
    bool organiser = false;
    bool secretary = false;
    bool chief = false;
    bool commission = false;
    std::string name{};                        // as the panel knows him
    std::set<contest::SectionNumber> leads{};  // sections of which he is the senior judge
    std::set<contest::SectionNumber> judges{}; // sections in which he gives marks or leads
    std::optional<contest::AuthorId> author{};

    // Works with their authors, addresses, what was written: for whoever keeps the contest.
    bool keeps() const { return runs || organiser || secretary; }

    bool judges_works() const { return chief || !judges.empty(); }

    bool takes_part() const { return keeps() || judges_works() || commission || author; }
};

// An award is out, the preliminary or the final one.
bool is_published(const contest::State& state);

ContestSeat contest_seat(const Grant& grant, const Contest& at);

// Whether he judges this section, as chief judge of all.
bool judges_in(const ContestSeat& seat, contest::SectionNumber section);

// Whether he may ask for this; what he leaves open about himself is put in: the judge who marks,
// the author who sends or appeals. Everything else the room decides.
bool may_ask(const ContestSeat& seat, const contest::State& state, contest::Command& command);

// What he may see of a work: nothing, the work, or everything that was said about it too.
enum class WorkSight : std::uint8_t { nothing, work, judged, whole };

WorkSight sight_of(const ContestSeat& seat, const contest::State& state, const contest::Work& work);

// Whether this author's name is known to him.
bool knows(const ContestSeat& seat, const contest::State& state, const contest::Author& author);

} // namespace kodeks::server

namespace kodeks::ledger {

KODEKS_WORDS(server::ContestOffice, "organiser", "panel", "commission", "author")

} // namespace kodeks::ledger
