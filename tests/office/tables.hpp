// Tables of answers: everybody, every word of a list and every event is asked the same, and whoever
// is answered alike stands in one line. What comes out is compared with tests/golden/office, which
// was read against the articles.
#pragma once

#include "office/bureau.hpp"
#include "office/record/words.hpp"
#include "rulebook/edition.hpp"
#include "support/source_tree.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::office {

using rulebook::Edition;

template <class Word>
std::vector<Word> all_of() {
    std::vector<Word> words;
    for (std::size_t i = 0; i < ledger::count_of<Word>(); ++i) {
        words.push_back(static_cast<Word>(i));
    }
    return words;
}

std::string listed(const auto& articles) {
    return fmt::format("[{}]", fmt::join(articles, ", "));
}

class Answers {
public:
    void add(std::string who, std::string answer);
    bool are_all(std::string_view answer) const;

    // A line for each answer: "who, who: answer".
    std::string lines() const;
    // A paragraph for each: "who, who" and the answer, which has lines of its own.
    std::string paragraphs() const;

private:
    std::vector<std::pair<std::string, std::vector<std::string>>> people_; // by answer
};

// An event that the book takes, with somebody of each role who is called by its word.
Bureau staffed(const Edition& edition);

// The tests are for every book that has an office.
class OfficeTables : public testing::TestWithParam<const Edition*> {
protected:
    static void compare(std::string_view table, const std::string& text);
};

std::vector<const Edition*> with_an_office();
std::string name_of_edition(const testing::TestParamInfo<const Edition*>& of);

} // namespace kodeks::office
