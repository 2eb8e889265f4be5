// When somebody was born, as lists write it: a year, or a whole date. The books ask for the year
// (RU:3.3.3); federations for the date.
#pragma once

#include "tournament/state/person.hpp"

#include <string>
#include <string_view>

namespace kodeks::tournament {

// "1998", "1998-05-12", "1998/05/12", "12.05.1998"; also a year alone inside other words. False
// when there is no year; a date that does not exist leaves the year.
bool read_birth(std::string_view text, Person& person);

// The same, and keeps a date that does not exist, for the desk to refuse.
bool read_birth_as_written(std::string_view text, Person& person);

// "1998-05-12" or "1998", with the separator asked for; empty when it is not known.
std::string birth_text(const Person& person, char separator = '-');

} // namespace kodeks::tournament
