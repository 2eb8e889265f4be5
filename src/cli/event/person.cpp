#include "cli/event/person.hpp"

#include "tournament/state/birth.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

// Neither is a date without its day taken for its year alone, nor one that no calendar has: the
// book refuses that.
bool is_birth(const std::string& text, tournament::Person& person) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return read_birth_as_written(text, person) &&
           (person.birth_month != 0 || std::ranges::count_if(text, is_digit) == 4);
}

} // namespace

std::vector<Argument> with_person(std::vector<Argument> arguments) {
    for (Argument& argument : std::vector<Argument>{
             option("--latin", "NAME"), number_option("--rating", "N"), option("--club", "CLUB"),
             option("--region", "REGION"), option("--federation", "CODE"), option("--born", "DATE"),
             option("--id", "NUMBER"), option("--title", "TITLE"), option("--class", "CLASS")}) {
        arguments.push_back(std::move(argument));
    }
    return arguments;
}

tl::expected<tournament::Person, Message> person_in(const Arguments& arguments,
                                                    tournament::Person known) {
    const auto take = [&](std::string_view option, std::string& field) {
        field = arguments.maybe(option).value_or(field);
    };
    take("--latin", known.latin);
    take("--federation", known.federation);
    take("--region", known.region);
    take("--club", known.club);
    take("--title", known.title);
    take("--class", known.sport_class);
    const auto number = [&](std::string_view option) {
        return static_cast<std::int32_t>(
            std::min<std::uint64_t>(arguments.number(option).value_or(0), INT32_MAX));
    };
    take("--id", known.federation_id);
    if (const auto born = arguments.maybe("--born"); born && !is_birth(*born, known)) {
        return tl::unexpected(Message{"cli.event.born_unread", {{"text", *born}}});
    }
    if (const std::int32_t rating = number("--rating"); rating > 0) {
        if (known.ratings.empty()) {
            known.ratings.push_back({"", rating});
        }
        known.ratings.front().value = rating;
    }
    return known;
}

} // namespace kodeks::cli
