// Names of people in Latin letters, as a passport writes them: Ukrainian by resolution 55 of the
// Cabinet of Ministers of 27 January 2010, Russian by the table of ICAO Doc 9303 that Russian
// passports use. Letters that a table does not have stay as they are.
//
//     latin_name("Згурський Юрій", Passport::ukrainian)  // "Zghurskyi Yurii"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks {

enum class Passport : std::uint8_t { ukrainian, of_icao };

std::string latin_name(std::string_view name, Passport passport);

// By the letters that only one of the alphabets has; `otherwise` when there is none of them.
Passport passport_of(std::string_view name, Passport otherwise);

} // namespace kodeks
