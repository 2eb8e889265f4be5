// What happens around the boards, as the papers need it: plain values that whoever keeps the
// office fills in (from_office.hpp). What is not known stays empty and becomes a line to be filled
// in by hand.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kodeks::reports {

struct Official {
    std::string role; // in the reader's language
    std::string name;
    std::string category;
    std::string sector; // the tables of a line arbiter
};

struct Session {
    std::uint32_t round = 0;
    std::string date;
    std::string time;
    std::string place;
    bool resumption = false; // of adjourned games
};

// A violation with all that a report has to say about it (PMR:224f).
struct Offence {
    std::string name; // surname, given name, patronymic
    std::string delegation;
    std::string time;
    std::string place;
    std::string witnesses;
    std::string what;
    std::string decision;
    std::string explanation; // of the offender, attached when given
};

struct OfficeDecision {
    std::string time;
    std::string by;
    std::string text;
    std::string articles;
};

struct Protest {
    std::string by;
    std::string lodged;
    std::string text;
    std::string decided_by;
    std::string decision;
    std::string articles;
};

// A line of the act of the credentials commission (RU:4.5).
struct Credential {
    std::string name;
    std::string delegation;
    std::string decision;
    std::string reason;
    std::string born; // the year
};

// A clause of the regulations, or what holds by the book where nothing is written.
struct Clause {
    std::string condition; // "aims", "appeal-minutes"
    std::string title;     // in the reader's language
    std::string text;
    std::string articles{}; // that ask for it
};

// A captain or a member of the appeals committee.
struct Seat {
    std::string post;
    std::string name;
    std::string from; // team, branch of the federation
};

struct OfficeFacts {
    std::string organiser;
    std::string place;
    std::string first_day; // "2026-05-01"
    std::string last_day;
    std::vector<Clause> clauses;
    std::string approved; // the regulations, by whom and when
    std::string issued;   // the schedule regulations
    std::string invited;  // when and by whom
    std::string invited_through;
    std::vector<Official> officials;
    std::vector<Seat> captains;
    std::vector<Seat> committee;
    std::vector<Session> sessions;
    std::vector<Offence> offences;
    std::vector<OfficeDecision> decisions;
    std::vector<Protest> protests;
    std::vector<Credential> credentials;
    std::vector<std::string> commission; // of credentials
    std::string act;                     // when it was drawn up, and by which articles
};

} // namespace kodeks::reports
