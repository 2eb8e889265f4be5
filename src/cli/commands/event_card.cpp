// The card of an event: what kind it is, whether the book is for it and whether it is official.
#include "cli/json.hpp"
#include "cli/office/session.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

// The options of the card that are words.
template <class Enum>
void take(const Arguments& arguments, std::string_view option, Enum& field) {
    field = word_in<Enum>(arguments, option).value_or(field);
}

void take_words(const Arguments& arguments, Card& card) {
    take(arguments, "--level", card.level);
    take(arguments, "--character", card.character);
    take(arguments, "--kind", card.kind);
    take(arguments, "--speed", card.speed);
    take(arguments, "--calendar", card.calendar);
    take(arguments, "--group", card.group);
    take(arguments, "--class", card.sport_class);
    take(arguments, "--field", card.field);
    card.game = arguments.maybe("--game").value_or(card.game);
    card.rank = arguments.has("--rank") ? number_in(arguments, "--rank") : card.rank;
    card.budget = card.budget || arguments.has("--budget");
    card.world_programme = card.world_programme || arguments.has("--world-programme");
    card.qualifier = card.qualifier || arguments.has("--qualifier");
    card.rated = card.rated || arguments.has("--rated");
    card.blind_play = card.blind_play || arguments.has("--blind-play");
}

std::optional<Exit> take_dates(const Arguments& arguments, const Context& context, Card& card) {
    const std::pair<std::string_view, Date*> dates[] = {
        {"--start", &card.start},
        {"--end", &card.end},
        {"--arrival", &card.arrival},
        {"--oldest-born", &card.oldest_born},
        {"--youngest-born", &card.youngest_born},
    };
    for (const auto& [option, field] : dates) {
        if (!arguments.has(option)) {
            continue;
        }
        const auto date = date_in(arguments, context, option);
        if (!date) {
            return date.error();
        }
        *field = *date;
    }
    return std::nullopt;
}

Exit show(const Context& context, const EventFile& file) {
    if (!file.bureau.card) {
        return context.answer_no({"office.no_card", {}});
    }
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "card"));
        return Exit::done;
    }
    const Card& card = *file.bureau.card;
    context.streams.out << context.text("cli.event.card.line",
                                        {{"level", spoken(card.level)},
                                         {"character", spoken(card.character)},
                                         {"speed", spoken(card.speed)},
                                         {"start", write_date(card.start)},
                                         {"end", write_date(card.end)}})
                        << '\n';
    say_remarks(context, remarks_on_card(file.bureau, world_of(file)));
    return Exit::done;
}

Exit run_event_card(const Arguments& arguments, const Context& context) {
    if (!arguments.has("--start") && !arguments.has("--level")) {
        return with_office(arguments, context,
                           [&](const EventFile& file) { return show(context, file); });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        Card card = file.bureau.card.value_or(Card{});
        if (card.game.empty()) {
            card.game = file.state.settings.games.variant;
        }
        take_words(arguments, card);
        if (const auto wrong = take_dates(arguments, context, card)) {
            return *wrong;
        }
        return change_office(arguments, context, file, FileCard{card});
    });
}

} // namespace

Command event_card() {
    return {"event card",
            with_office_options({required("EVENT"),
                                 choice_option("--level", "LEVEL", choices_of<EventLevel>()),
                                 number_option("--rank", "N"),
                                 choice_option("--character", "WORD", choices_of<EventCharacter>()),
                                 choice_option("--kind", "WORD", choices_of<EventKind>()),
                                 option("--game", "VARIANT"),
                                 choice_option("--speed", "WORD", choices_of<Speed>()),
                                 choice_option("--calendar", "WORD", choices_of<Calendar>()),
                                 flag("--budget"),
                                 flag("--world-programme"),
                                 flag("--qualifier"),
                                 flag("--rated"),
                                 flag("--blind-play"),
                                 choice_option("--group", "WORD", choices_of<ImpairmentGroup>()),
                                 choice_option("--class", "WORD", choices_of<SportClass>()),
                                 choice_option("--field", "WORD", choices_of<Field>()),
                                 option("--oldest-born", "DATE"),
                                 option("--youngest-born", "DATE"),
                                 option("--start", "DATE"),
                                 option("--end", "DATE"),
                                 option("--arrival", "DATE")}),
            run_event_card};
}

} // namespace kodeks::cli
