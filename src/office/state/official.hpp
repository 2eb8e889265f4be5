// Who serves at an event: officials with their roles and sectors, captains, the appeals committee.
#pragma once

#include "office/state/date.hpp"
#include "rulebook/office_words.hpp"

#include <string>
#include <vector>

namespace kodeks::office {

using rulebook::Role;

// From which table to which; 0 = none.
struct Sector {
    std::uint32_t first_table = 0;
    std::uint32_t last_table = 0;
    friend bool operator==(const Sector&, const Sector&) = default;
};

struct Official {
    std::string name;
    Role role = Role::line_arbiter;
    std::uint32_t category = 3; // 0 = national arbiter, 1, 2; 3 = without category
    Sector sector;
    bool suspended = false;
    friend bool operator==(const Official&, const Official&) = default;
};

struct Captain {
    std::string team;
    std::string name;
    std::string deputy; // his functions were delegated to, in writing
    friend bool operator==(const Captain&, const Captain&) = default;
};

struct Member {
    std::string name;
    std::string branch; // of the federation, or team
    Date born;
    friend bool operator==(const Member&, const Member&) = default;
};

struct Committee {
    Member chairman;
    std::vector<Member> members;
    std::vector<Member> reserves;
    friend bool operator==(const Committee&, const Committee&) = default;
};

} // namespace kodeks::office
