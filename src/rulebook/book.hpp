// The rulebooks themselves: edition, id prefix, title and articles, from data/rulebook/books.tsv.
// Code never names a book; it goes through this list.
#pragma once

#include "base/message.hpp"
#include "rulebook/article.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// The five rulebooks, and regulations that stand beside them (pairing systems, tie-breaks): these
// are looked up and cited like articles, but are none of the five and are counted apart.
enum class BookKind : std::uint8_t { rulebook, regulations };

struct Book {
    std::string_view edition;               // stable name of the data file
    std::string_view prefix;                // before the colon of its ids
    std::array<std::string_view, 3> titles; // in the order of enum Language
    std::span<const Article> articles;
    std::string_view older{}; // the edition of which this one is written as changes
    BookKind kind = BookKind::rulebook;
};

std::span<const Book> books();

// By edition or id prefix, in any case and keyboard layout; nullptr when there is none.
const Book* find_book(std::string_view name);
const Book& book_of(const Article& article);
std::string_view title_of(const Book& book, Language language);

} // namespace kodeks::rulebook
