#include "cli/letters/letter_options.hpp"

#include "cli/letters/session.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

using namespace correspondence;

// "f6-g5 h4:f6" or with commas.
std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char sign : text) {
        if (sign == ' ' || sign == ',') {
            words.emplace_back();
        } else {
            words.back() += sign;
        }
    }
    std::erase(words, "");
    return words;
}

} // namespace

std::vector<Argument> letter_options() {
    return {required("LEDGER"),
            any_number("MOVE"),
            needed(number_option("--game", "N")),
            needed(option("--by", "NAME")),
            option("--on", "DATE"),
            option("--received", "DATE"),
            repeated_option("--offer", "MOVES"),
            option("--totals", "W/B"),
            flag("--offer-draw"),
            flag("--accept-draw"),
            flag("--resign"),
            flag("--claim-draw"),
            flag("--registered"),
            flag("--penalty"),
            flag("--correct-date"),
            flag("--dry-run")};
}

tl::expected<Letter, Exit> letter_in(const Arguments& arguments, const Context& context) {
    Letter letter;
    if (arguments.has("--received")) {
        const auto received = day_option(arguments, context, "--received");
        if (!received) {
            return tl::unexpected(received.error());
        }
        letter.received = *received;
    }
    letter.moves = arguments.all("MOVE");
    std::ranges::transform(arguments.all("--offer"), std::back_inserter(letter.offers), words_of);
    letter.totals = arguments.maybe("--totals").value_or("");
    letter.offers_draw = arguments.has("--offer-draw");
    letter.accepts_draw = arguments.has("--accept-draw");
    letter.resigns = arguments.has("--resign");
    letter.claims_draw = arguments.has("--claim-draw");
    letter.registered = arguments.has("--registered");
    letter.corrects_date = arguments.has("--correct-date");
    if (arguments.has("--penalty")) {
        letter.penalties.push_back(Penalty::correction);
    }
    return letter;
}

} // namespace kodeks::cli
