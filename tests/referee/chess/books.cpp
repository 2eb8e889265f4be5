#include "referee/chess/books.hpp"

#include "truth/game_oracle.hpp"

#include <vector>

#include <fmt/format.h>

namespace kodeks::test {

namespace {

const truth::GameOracle prover;

// The articles between brackets, for one of the two rulebooks.
std::string chosen(std::string_view pairs, bool fide) {
    std::vector<std::string> ids;
    while (!pairs.empty()) {
        const std::size_t end = std::min(pairs.find(", "), pairs.size());
        const std::string_view pair = pairs.substr(0, end);
        pairs.remove_prefix(std::min(end + 2, pairs.size()));
        const std::size_t bar = std::min(pair.find('|'), pair.size());
        const std::string_view id = fide ? pair.substr(0, bar) : pair.substr(bar + 1);
        if (id != "-") {
            ids.push_back(fmt::format("{}:{}", fide ? "FIDE" : "PMR", id));
        }
    }
    return fmt::format("{}", fmt::join(ids, ", "));
}

} // namespace

std::string Book::says(std::string_view text) const {
    std::string said;
    while (!text.empty()) {
        const std::size_t open = text.find('[');
        if (open == std::string_view::npos) {
            return said + std::string(text);
        }
        const std::size_t close = text.find(']', open);
        said += text.substr(0, open + 1);
        said += chosen(text.substr(open + 1, close - open - 1), fide);
        said += ']';
        text.remove_prefix(close + 1);
    }
    return said;
}

Table Book::table(const referee::Regulations& regulations, std::string_view fen) const {
    Table table(edition, "chess", regulations, fen);
    table.ask(prover);
    return table;
}

Table Book::game(std::string_view fen, const referee::Regulations& regulations) const {
    Table begun = table(regulations, fen);
    begun.begin();
    return begun;
}

referee::Regulations rapid(rulebook::Supervision supervision) {
    return {.control = clock::whole_game(minutes(15)), .supervision = supervision};
}

referee::Regulations blitz(rulebook::Supervision supervision) {
    return {.control = clock::whole_game(minutes(5)), .supervision = supervision};
}

games::Square at(std::string_view name) {
    return {static_cast<std::uint8_t>((name[1] - '1') * 8 + (name[0] - 'a'))};
}

} // namespace kodeks::test
