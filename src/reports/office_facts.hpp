// What happens around the boards, as the papers need it: plain values that whoever keeps the
// office fills in. What is not known stays empty and becomes a line to be filled in by hand.
#pragma once

#include <cstdint>
#include <map>
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
};

struct OfficeFacts {
    std::string organiser;
    std::string place;
    std::string first_day; // "2026-05-01"
    std::string last_day;
    std::map<std::string, std::string> conditions; // "aims", "awards", "arrival" ...: the texts
    std::vector<Official> officials;
    std::vector<Session> sessions;
    std::vector<Offence> offences;
    std::vector<OfficeDecision> decisions;
    std::vector<Protest> protests;
    std::vector<Credential> credentials;
    std::vector<std::string> commission; // of credentials
};

} // namespace kodeks::reports
