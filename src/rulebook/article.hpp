// The article catalogue: every article of the rulebooks with a stable id, what kind of rule it is
// and a summary in our words. Compiled in from data/rulebook/*.tsv; ids are what code, tests and
// rulings cite. An id belongs to one edition: its prefix says which. A clause of an article that
// hides a decision of its own ("unless the regulations provide otherwise") is a row behind its
// article: its id is the article's with ~1, ~2 behind it.
#pragma once

#include "base/message.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

enum class ArticleKind : std::uint8_t {
    engine,         // software decides alone
    referee,        // one game
    tournament,     // entries, pairings, places
    correspondence, // games by letter
    composition,    // problems and studies
    record,         // people plan, check and record it with the software
    physical,       // a line of a checklist
    info,           // says something about the book itself
};

constexpr std::size_t article_kind_count = 8;

struct Article {
    std::string_view id;       // "FIDE:9.2.3"
    std::string_view rulebook; // the edition: "fide2023"
    ArticleKind kind = ArticleKind::info;
    std::string_view summary;
    // Passing tests that prove it, as of the last full check. An article that its edition took over
    // unchanged from an older one is proved by the tests of the older article too.
    std::uint16_t proofs = 0;
    std::string_view undecidable{}; // why software cannot decide it; empty when it can
    std::string_view older{};       // the article of the older edition whose place it takes
    bool changed = false;           // against that one
    std::uint16_t older_proofs = 0; // how many of the proofs are of older editions
    std::array<std::string_view, 2> translated{}; // the summary in Ukrainian and Russian
    // Tests that show no more than that a word typed in comes back with its label.
    std::uint16_t naming = 0;
};

// In the reader's language; in English where there is no translation.
std::string_view summary_in(const Article& article, Language language);

// A line of the program that cites an article.
struct Citation {
    std::string_view article;
    std::string_view file; // from the source root
    std::uint32_t line = 0;
};

// All articles, rulebook by rulebook, in the order of the books.
std::span<const Article> articles();
// Positions in articles(), sorted by id.
std::span<const std::uint16_t> articles_by_id();
// Sorted by article, then file and line.
std::span<const Citation> citations();

const Article* find_article(std::string_view id); // exactly this id; nullptr when there is none
std::span<const Citation> citations_of(std::string_view id);

std::string_view name_of(ArticleKind kind);
std::optional<ArticleKind> kind_named(std::string_view name);

} // namespace kodeks::rulebook
