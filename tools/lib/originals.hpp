// The rulebooks' own texts, data/rulebook/originals: EDITION.LANGUAGE.txt has a paragraph in a
// line, EDITION.tsv says in which lines each article stands (`first` to `last`) and, for an item of
// a list, in which line the sentence stands that leads to it (`lead`, or -). A clause (ID~1) stands
// where its article stands. A book may have no text: then it has neither file.
#pragma once

#include "lib/catalogue.hpp"
#include "lib/files.hpp"

#include <string>
#include <vector>

namespace kodeks::tools {

struct PassageRow {
    std::string id;
    int lead = 0; // 0 = none; lines count from 1
    int first = 0;
    int last = 0;
    friend bool operator==(const PassageRow&, const PassageRow&) = default;
};

struct OriginalBook {
    std::string edition;
    std::string language;
    std::vector<std::string> lines;
    std::vector<PassageRow> passages; // sorted by id
};

struct Originals {
    std::vector<OriginalBook> books;
    std::vector<Finding> findings; // empty when every article of these books is found
};

Originals read_originals(const std::filesystem::path& root, const Catalogue& catalogue);

// src/rulebook/original_table.hpp filled.
std::string originals_source(const Originals& originals);

} // namespace kodeks::tools
