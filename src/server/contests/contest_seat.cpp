#include "server/contests/contest_seat.hpp"

#include "composition/contest/shown.hpp"

#include <algorithm>

namespace kodeks::server {

using contest::AuthorId;
using contest::SectionNumber;
using Duty = rulebook::ContestDuty;

namespace {

bool is_own(const ContestSeat& seat, const contest::Work& work) {
    return seat.author && std::ranges::find(work.authors, *seat.author) != work.authors.end();
}

// A judge of no section in particular judges all of them.
void sit_in(std::set<SectionNumber>& sections, const contest::State& state, SectionNumber section) {
    const auto count = static_cast<SectionNumber>(state.regulations.sections.size());
    for (SectionNumber one = 1; one <= count; ++one) {
        if (section == 0 || section == one) {
            sections.insert(one);
        }
    }
}

void sit_down(ContestSeat& seat, const contest::State& state, const contest::Judge& judge) {
    switch (judge.role) {
    case contest::Role::chief:
        seat.chief = true;
        break;
    case contest::Role::secretary:
        seat.secretary = true;
        break;
    case contest::Role::senior:
        sit_in(seat.leads, state, judge.section);
        sit_in(seat.judges, state, judge.section);
        break;
    case contest::Role::judge:
        sit_in(seat.judges, state, judge.section);
        break;
    }
}

void sit_on_panel(ContestSeat& seat, const contest::State& state, const std::string& name) {
    seat.name = name;
    for (const contest::Judge& judge : state.regulations.panel) {
        if (judge.name == name && !name.empty()) {
            sit_down(seat, state, judge);
        }
    }
    if (const contest::Author* const author = contest::find_author(state, name)) {
        seat.author = author->id;
    }
}

// Who does it (RU:6.7.2#2 and the following, RU:6.5.2#13); without somebody in that office whoever
// stands above him.
bool may_fulfil(const ContestSeat& seat, const contest::State& state,
                const contest::DoDuty& asked) {
    const bool headed = contest::find_judge(state, contest::Role::secretary, 0) != nullptr;
    const bool led = contest::find_judge(state, contest::Role::senior, asked.section) != nullptr;
    const bool reports = led ? seat.leads.contains(asked.section)
                             : seat.judges.contains(asked.section) || seat.chief;
    switch (asked.duty) {
    case Duty::works_forwarded:
        return seat.secretary || (seat.organiser && !headed);
    case Duty::section_reported:
        return reports;
    case Duty::reports_checked:
    case Duty::final_report_given:
        return seat.chief;
    case Duty::changes_told:
        return !seat.leads.empty() || seat.chief;
    case Duty::results_sent:
        return seat.secretary || seat.organiser || !seat.leads.empty();
    case Duty::distinctions_sent:
        return seat.organiser;
    }
    return false;
}

// His own name where he gives none; nobody speaks in another's.
bool in_own_name(std::string& name, const std::string& own) {
    name = name.empty() ? own : name;
    return !own.empty() && name == own;
}

struct Asking {
    const ContestSeat& seat;
    const contest::State& state;

    bool keeps() const { return seat.organiser || seat.secretary; }

    bool judges(contest::WorkId id) const {
        const contest::Work* const work = contest::find_work(state, id);
        return work == nullptr ? seat.judges_works() : judges_in(seat, work->section);
    }

    bool owns(contest::WorkId id) const {
        const contest::Work* const work = contest::find_work(state, id);
        return work != nullptr && is_own(seat, *work);
    }

    bool operator()(contest::Announce&) const { return false; } // a contest of its own

    bool operator()(contest::Appoint&) const { return seat.organiser; }

    bool operator()(contest::Register&) const { return keeps(); }

    bool operator()(contest::Enter& asked) const {
        if (asked.authors.empty() && seat.author) {
            asked.authors.push_back(*seat.author);
        }
        const bool own =
            seat.author && std::ranges::find(asked.authors, *seat.author) != asked.authors.end();
        return keeps() || own;
    }

    bool operator()(contest::Replace& asked) const { return keeps() || owns(asked.work); }

    bool operator()(contest::Withdraw& asked) const { return keeps() || owns(asked.work); }

    bool operator()(contest::RecordExamination&) const { return false; } // the program's own word

    bool operator()(contest::StateDefect& asked) const {
        return judges(asked.work) && in_own_name(asked.by, seat.name);
    }

    bool operator()(contest::GiveMark& asked) const {
        return judges(asked.work) && in_own_name(asked.judge, seat.name);
    }

    bool operator()(contest::DoDuty& asked) const { return may_fulfil(seat, state, asked); }

    bool operator()(contest::PublishPreliminary&) const { return keeps() || seat.chief; }

    bool operator()(contest::MakeAppeal& asked) const {
        if (asked.author == AuthorId{} && seat.author) {
            asked.author = *seat.author;
        }
        return seat.secretary || (seat.author && asked.author == *seat.author);
    }

    bool operator()(contest::DecideAppeal& asked) const {
        const contest::Appeal* const appeal = contest::find_appeal(state, asked.appeal);
        return appeal == nullptr                             ? seat.chief || seat.commission
               : appeal->to == contest::AppealTo::commission ? seat.commission
                                                             : seat.chief;
    }

    bool operator()(contest::Revise&) const { return seat.chief; }

    bool operator()(contest::PublishFinal&) const { return keeps() || seat.chief; }

    bool operator()(contest::GiveScore&) const { return seat.secretary || seat.judges_works(); }
};

} // namespace

bool is_published(const contest::State& state) {
    return state.phase == contest::Phase::preliminary || state.phase == contest::Phase::final_award;
}

ContestSeat contest_seat(const Grant& grant, const Contest& at) {
    ContestSeat seat;
    seat.runs = may(grant.role, Action::run_contests);
    const auto office = ledger::from_word<ContestOffice>(grant.office);
    if (!may(grant.role, Action::enter_contests) || grant.contest != at.id() || !office) {
        return seat;
    }
    seat.organiser = *office == ContestOffice::organiser;
    seat.commission = *office == ContestOffice::commission;
    if (*office == ContestOffice::panel) {
        sit_on_panel(seat, at.state(), grant.name);
    }
    const AuthorId author{grant.entry};
    if (*office == ContestOffice::author && contest::find_author(at.state(), author) != nullptr) {
        seat.author = author;
    }
    return seat;
}

bool judges_in(const ContestSeat& seat, SectionNumber section) {
    return seat.chief || seat.judges.contains(section);
}

bool may_ask(const ContestSeat& seat, const contest::State& state, contest::Command& command) {
    const bool own = command.visit(Asking{seat, state});
    return own || (seat.runs && !command.is<contest::Announce>() &&
                   !command.is<contest::RecordExamination>());
}

// In a closed contest judges see works when they were forwarded to them (RU:6.7.2#8); everybody
// sees what competes when the first award is out.
WorkSight sight_of(const ContestSeat& seat, const contest::State& state,
                   const contest::Work& work) {
    if (seat.keeps()) {
        return WorkSight::whole;
    }
    const bool forwarded = contest::is_done(state, Duty::works_forwarded, work.section);
    const bool as_judge =
        seat.commission || (forwarded && judges_in(seat, work.section) && !is_own(seat, work));
    if (as_judge && !work.withdrawn) {
        return WorkSight::judged;
    }
    if (is_own(seat, work)) {
        return is_published(state) ? WorkSight::judged : WorkSight::work;
    }
    return is_published(state) && contest::is_admitted(work) ? WorkSight::work : WorkSight::nothing;
}

bool knows(const ContestSeat& seat, const contest::State& state, const contest::Author& author) {
    const bool named =
        contest::shows_authors(state) && (seat.judges_works() || is_published(state));
    return seat.keeps() || seat.author == author.id || named;
}

} // namespace kodeks::server
