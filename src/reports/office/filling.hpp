// The parts of facts_from(): each takes one subject of the office over into the values of papers.
#pragma once

#include "office/record/words.hpp"
#include "reports/from_office.hpp"

#include <string>
#include <string_view>

namespace kodeks::reports {

// "2026-05-01 10:00"; empty when no time was given.
std::string shown(office::Moment moment);
std::string shown(office::Date date);

struct Filling {
    const std::vector<OfficeRecord>& records;
    const office::State& state; // after all of them
    const office::World& world;
    Language language = Language::en;
    WallClock wall{};
    OfficeFacts facts{};

    // The sentence reports.<key>.
    std::string text(std::string_view key, std::vector<MessagePart> parts = {}) const;

    // As the readers of the language write it; empty when none was given.
    std::string day(office::Date date) const { return shown_day(shown(date), language); }

    std::string minute(office::Moment moment) const { return shown_day(shown(moment), language); }
};

void fill_card(Filling& filling);
void fill_regulations(Filling& filling);
void fill_officials(Filling& filling);
void fill_entries(Filling& filling);
void fill_offences(Filling& filling);
void fill_protests(Filling& filling);
void fill_decisions(Filling& filling);

// "[PMR:146f, PMR:146]"; empty for none.
std::string in_brackets(const office::ArticleIds& articles);

// Both with a space between them, or the one there is.
std::string with_space(const std::string& first, const std::string& second);

// With a capital letter: office words begin with a small one, facts of papers do not.
std::string capital(std::string_view text);

} // namespace kodeks::reports
