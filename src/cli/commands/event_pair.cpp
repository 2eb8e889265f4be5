#include "cli/commands/event.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

tl::expected<EntryId, Exit> side_in(const Context& context, const EventFile& file,
                                    StageNumber stage, std::string text) {
    const std::size_t from = text.find_first_not_of(' ');
    const std::size_t to = text.find_last_not_of(' ');
    text = from == std::string::npos ? "" : text.substr(from, to - from + 1);
    return entry_in(context, file, stage, text);
}

// "Ann:Bob" gives Ann White; "Cid" alone is free; "Dan:absent" does not play.
tl::expected<PairByHand, Exit> by_hand(const Arguments& arguments, const Context& context,
                                       const EventFile& file, StageNumber number) {
    PairByHand round;
    round.stage = number;
    round.reason = arguments.maybe("--reason").value_or("");
    for (const std::string& text : arguments.all("--pair")) {
        const std::size_t colon = std::min(text.find(':'), text.size());
        const auto first = side_in(context, file, number, text.substr(0, colon));
        if (!first) {
            return tl::unexpected(first.error());
        }
        const std::string rest = colon == text.size() ? "" : text.substr(colon + 1);
        if (rest == "absent") {
            round.absent.push_back(*first);
        } else if (rest.empty()) {
            round.pairs.push_back({*first});
        } else if (const auto second = side_in(context, file, number, rest)) {
            round.pairs.push_back({*first, *second});
        } else {
            return tl::unexpected(second.error());
        }
    }
    return round;
}

tl::expected<tournament::Command, Exit> command_in(const Arguments& arguments,
                                                   const Context& context, const EventFile& file,
                                                   StageNumber number) {
    if (arguments.has("--pair")) {
        auto round = by_hand(arguments, context, file, number);
        if (!round) {
            return tl::unexpected(round.error());
        }
        return tournament::Command(std::move(*round));
    }
    Pair pair;
    pair.stage = number;
    pair.table_round = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(arguments.number("--table-round").value_or(0), 10'000));
    pair.daily = arguments.has("--daily");
    return tournament::Command(pair);
}

// In a Swiss it is an exception to leave the program out; the article that allows it is named.
void say_by_hand(const Arguments& arguments, const Context& context, const EventFile& file,
                 const Stage& stage) {
    if (arguments.has("--pair") && stage.settings.system == System::swiss) {
        context.streams.talk
            << with_articles(context.text("cli.event.pair.by_hand",
                                          {{"reason", arguments.maybe("--reason").value_or("")}}),
                             rules_of(file.state)->by_hand_articles)
            << '\n';
    }
}

Exit run_event_pair(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber number = stage_in(arguments);
        const auto command = command_in(arguments, context, file, number);
        if (!command) {
            return command.error();
        }
        const Exit exit = change(arguments, context, file, {*command});
        if (tells(context, exit)) {
            const Stage& stage = *find_stage(file.state, number);
            const auto round = static_cast<RoundNumber>(stage.rounds.size());
            context.streams.talk << context.text("cli.event.round",
                                                 {{"round", std::to_string(round)}})
                                 << '\n';
            print_sheet(context, pairings_sheet(context, file.state, stage, round),
                        form_in(arguments, context));
            say_by_hand(arguments, context, file, stage);
        }
        return exit;
    });
}

} // namespace

Command event_pair() {
    return {"event pair",
            with_common({required("EVENT"), number_option("--table-round", "N"), flag("--daily"),
                         repeated_option("--pair", "WHITE:BLACK"), option("--reason", "TEXT")}),
            run_event_pair};
}

} // namespace kodeks::cli
