// What is proved: every article stands in exactly one of five columns, so that the columns add up
// to the whole book. An article that a passing test proves is proved; one of which the tests only
// show that a word typed in comes back with its label is named; of the rest, those a program
// can only remind people of (physical, info) are lines of a checklist, and those listed in
// data/undecidable.tsv with a reason are beyond software; what remains is open.
//
// An article that a younger edition took over unchanged stands where the older one stands: its rule
// data is a copy, so the tests of the older one prove it. One that was changed or is new needs a
// test of its own.
#pragma once

#include "rulebook/article.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kodeks::rulebook {

enum class Standing : std::uint8_t { proved, named, checklist, undecidable, open };

Standing standing_of(const Article& article);

struct Tally {
    std::size_t total = 0;
    std::size_t proved = 0;
    std::size_t named = 0;
    std::size_t checklist = 0;
    std::size_t undecidable = 0;
    std::size_t open = 0;
    std::size_t inherited = 0; // of the proved ones: by tests of an older edition alone

    void count(const Article& article);
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Coverage {
    std::array<Tally, article_kind_count> by_kind; // in the order of enum ArticleKind
    Tally all;
    friend bool operator==(const Coverage&, const Coverage&) = default;
};

Coverage coverage_of(std::span<const Article> some);

} // namespace kodeks::rulebook
