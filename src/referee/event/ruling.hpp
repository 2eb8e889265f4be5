// A ruling: what was decided, on which articles, from what evidence. It is structured; the sentence
// a person reads is made from it in their language (words/sentence.hpp). Its words are its own, so
// that it can be read back by a program that knows other rulebooks.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"
#include "games/side.hpp"
#include "rulebook/scope.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::referee {

using ArticleList = std::vector<std::string>;

// The facts a ruling rests on; what does not apply stays empty.
struct Evidence {
    std::optional<std::int32_t> count{}; // occurrences, moves, breaches: as the decision says
    std::optional<std::int32_t> limit{};
    std::optional<Milliseconds> time{};
    std::optional<games::Move> move{};
    std::string rule{}; // the drawing rule or the offence it is about

    friend bool operator==(const Evidence&, const Evidence&) = default;
};

struct Ruling {
    std::string decision{};             // stable name; its sentence is "ruling.<decision>"
    std::optional<games::Side> about{}; // the player it is about
    ArticleList articles{};
    Evidence evidence{};

    Ruling& citing(rulebook::Articles more);
    Ruling& citing(const ArticleList& more);

    friend bool operator==(const Ruling&, const Ruling&) = default;
};

ArticleList listed(rulebook::Articles articles);

Ruling ruling(std::string_view decision, std::optional<games::Side> about,
              rulebook::Articles articles, const Evidence& evidence = {});

} // namespace kodeks::referee
