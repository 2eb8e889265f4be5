// The catalogue and the translations as the build tools read and judge them.
#pragma once

#include "lib/files.hpp"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace kodeks::tools {

struct CatalogueRow {
    std::string id;
    std::string kind;
    std::string summary; // in English
    // The articles of older editions whose place it takes, the nearest first, and how many of them,
    // counted from the nearest, say the same.
    std::vector<std::string> lineage = {};
    std::size_t unchanged = 0;
    std::array<std::string, 2> translated = {}; // uk, ru

    // Itself and the older articles that say the same: what proves one of them proves it.
    std::vector<std::string> same_articles() const;
};

struct Rulebook {
    std::string edition; // file name without ending: "fide2023"
    std::string prefix;  // of its ids: "FIDE"
    std::vector<CatalogueRow> rows;
    std::array<std::string, 3> titles = {}; // en, uk, ru
    std::string older = {};                 // the edition of which it is written as changes
    bool regulations = false;               // beside the five rulebooks, not one of them
};

struct Catalogue {
    std::vector<Rulebook> rulebooks; // in the order the product shows them
    std::vector<Finding> findings;   // empty when the data is sound

    bool has(const std::string& id) const;
    std::vector<std::string> prefixes() const;
};

Catalogue read_catalogue(const std::filesystem::path& root);

// Where the articles of an edition stand, from the source root.
std::string catalogue_file(const std::string& edition);

// Article ids of the books with these prefixes, written in a line of code or prose: "FIDE:9.2.3",
// "RU:1.6.2#8", "FIDE:5.2.3~1".
std::vector<std::string> ids_in(std::string_view line, const std::vector<std::string>& prefixes);

// How many passing tests prove, or only name, each article, from data/conformance.tsv.
std::map<std::string, int> read_test_counts(const std::filesystem::path& root,
                                            std::string_view standing);

struct Translation {
    std::string key;
    std::string en;
    std::string uk;
    std::string ru;
};

struct Translations {
    std::vector<Translation> rows; // sorted by key
    std::vector<Finding> findings;
};

Translations read_translations(const std::filesystem::path& root);

} // namespace kodeks::tools
