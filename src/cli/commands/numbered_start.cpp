// One of the numbered starting positions of chess (FIDE:G.II.2), by number or drawn by lot.
#include "base/check.hpp"
#include "cli/command.hpp"
#include "cli/json.hpp"
#include "games/chess/start.hpp"
#include "games/variant.hpp"
#include "notation/fen.hpp"

#include <charconv>
#include <ostream>

#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using games::chess::start_count;

// The game is called after the number of its positions.
std::string game_name() {
    return fmt::format("chess{}", start_count);
}

// The same lot for the same seed on every machine: FNV-1a over the text (offset and prime of the
// published algorithm), mixed by the finaliser of SplitMix64, scaled to the positions.
int drawn_number(std::string_view seed) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : seed) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    }
    hash = (hash ^ hash >> 30) * 0xBF58476D1CE4E5B9;
    hash = (hash ^ hash >> 27) * 0x94D049BB133111EB;
    hash ^= hash >> 31;
    return static_cast<int>((hash >> 32) * start_count >> 32);
}

std::optional<int> number_from(std::string_view text) {
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && number >= 0 && number < start_count ? std::optional(number) : std::nullopt;
}

std::string fen_of(int number) {
    const games::Variant* variant = games::find_variant(game_name());
    KODEKS_ASSERT(variant != nullptr);
    return notation::write_fen(*variant, games::chess::setup_of_number(number));
}

Exit run_numbered_start(const Arguments& arguments, const Context& context) {
    const auto text = arguments.maybe("N");
    const auto seed = arguments.maybe("--seed");
    const auto number = text ? number_from(*text) : std::nullopt;
    if (text.has_value() == seed.has_value() || (text && !number)) {
        return context.wrong_usage(
            Message{"cli.numbered_start", {{"last", std::to_string(start_count - 1)}}});
    }
    const int start = number ? *number : drawn_number(*seed);
    if (context.facts.json) {
        print_json(context.streams.out, {{"number", start}, {"fen", fen_of(start)}});
    } else {
        context.streams.out << start << '\n' << fen_of(start) << '\n';
    }
    return Exit::done;
}

} // namespace

Command numbered_start() {
    return {game_name(), {optional("N"), option("--seed", "TEXT")}, run_numbered_start};
}

} // namespace kodeks::cli
