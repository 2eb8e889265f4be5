// A ruling: what was decided, on which articles, from what evidence. It is structured; the sentence
// a person reads is made from it in their language (sentence.hpp).
#pragma once

#include "base/bounded.hpp"
#include "base/strong.hpp"
#include "games/move.hpp"
#include "games/side.hpp"
#include "rulebook/game_rules.hpp"

#include <optional>
#include <string_view>

namespace kodeks::referee {

using ArticleList = BoundedVector<std::string_view, 12>;

// The facts a ruling rests on; what does not apply stays empty.
struct Evidence {
    std::optional<std::int32_t> count{}; // occurrences, moves, breaches: as the decision says
    std::optional<std::int32_t> limit{};
    std::optional<Milliseconds> time{};
    std::optional<games::Move> move{};
    std::string_view rule{}; // the drawing rule or the offence it is about

    friend bool operator==(const Evidence&, const Evidence&) = default;
};

struct Ruling {
    std::string_view decision;          // stable name; its sentence is "ruling.<decision>"
    std::optional<games::Side> about{}; // the player it is about
    ArticleList articles{};
    Evidence evidence{};

    Ruling& citing(rulebook::Articles more);
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

Ruling ruling(std::string_view decision, std::optional<games::Side> about,
              rulebook::Articles articles, const Evidence& evidence = {});

} // namespace kodeks::referee
