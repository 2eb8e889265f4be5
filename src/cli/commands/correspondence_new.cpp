#include "cli/letters/session.hpp"
#include "correspondence/tourney/usual.hpp"
#include "rulebook/book.hpp"
#include "rulebook/correspondence_rules.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

using namespace correspondence;

std::int32_t number_or(const Arguments& arguments, std::string_view option, std::int32_t usual) {
    const auto given = arguments.number(option);
    return given ? static_cast<std::int32_t>(std::min<std::uint64_t>(*given, INT32_MAX)) : usual;
}

// Nothing after saying why not.
std::optional<tourney::Settings> settings_in(const Arguments& arguments, const Context& context,
                                             Exit& exit) {
    const rulebook::Book* const book = rulebook::find_book(arguments.value("--rulebook"));
    const auto* const letters =
        book == nullptr ? nullptr : rulebook::correspondence_rules(book->edition);
    if (book != nullptr && letters == nullptr) {
        exit = context.answer_no({"server.letters.no_rulebook", {}});
        return std::nullopt;
    }
    if (letters == nullptr) {
        exit = context.answer_no(
            {"tournament.rulebook_unknown", {{"name", arguments.value("--rulebook")}}});
        return std::nullopt;
    }
    const std::string variant =
        arguments.maybe("--variant").value_or(std::string(letters->variants.front()));
    if (std::ranges::find(letters->variants, variant) == letters->variants.end()) {
        exit = context.answer_no(
            {"byletter.no_rules",
             {{"rulebook", std::string(letters->edition)}, {"variant", variant}}});
        context.suggest(
            std::vector<std::string>(letters->variants.begin(), letters->variants.end()));
        return std::nullopt;
    }
    const auto first = day_option(arguments, context, "--start");
    const auto last = day_option(arguments, context, "--end");
    if (!first || !last) {
        exit = Exit::wrong_usage;
        return std::nullopt;
    }
    tourney::Settings settings{.name = arguments.value("--name"),
                               .code = arguments.value("--code"),
                               .edition = std::string(letters->edition),
                               .variant = variant,
                               .first = *first,
                               .last = *last,
                               .organiser = arguments.value("--organiser"),
                               .arbiter = arguments.value("--arbiter"),
                               .headman = arguments.maybe("--headman").value_or("")};
    settings.means = ledger::from_word<Carrier>(arguments.maybe("--means").value_or("post"))
                         .value_or(Carrier::post);
    settings.cycles = static_cast<std::uint32_t>(number_or(arguments, "--cycles", 1));
    settings.allowance = {number_or(arguments, "--moves", letters->thinking.moves),
                          {number_or(arguments, "--days", letters->thinking.days.value)}};
    tourney::settle(settings, *letters);
    return settings;
}

Exit run_correspondence_new(const Arguments& arguments, const Context& context) {
    Exit exit = Exit::done;
    const auto settings = settings_in(arguments, context, exit);
    const auto on = day_option(arguments, context, "--on");
    if (!settings || !on) {
        return settings ? on.error() : exit;
    }
    return create_ledger(arguments, context, {*on, "organiser", tourney::Create{*settings}});
}

} // namespace

Command correspondence_new() {
    return {"correspondence new",
            {required("LEDGER"), needed(option("--name", "NAME")), needed(option("--code", "CODE")),
             needed(option("--rulebook", "RULEBOOK")), option("--variant", "VARIANT"),
             needed(option("--start", "DATE")), needed(option("--end", "DATE")),
             needed(option("--organiser", "NAME")), needed(option("--arbiter", "NAME")),
             option("--headman", "NAME"),
             choice_option("--means", "MEANS", {"post", "email", "telephone"}),
             number_option("--cycles", "N"), number_option("--days", "N"),
             number_option("--moves", "N"), option("--on", "DATE"), flag("--dry-run")},
            run_correspondence_new};
}

} // namespace kodeks::cli
