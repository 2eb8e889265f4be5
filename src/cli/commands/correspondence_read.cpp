// A letter that came as plain text: read, and entered when nothing in it is doubtful.
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/letters/remote_text.hpp"
#include "cli/letters/session.hpp"
#include "correspondence/record/act_fields.hpp"
#include "correspondence/text/read.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace correspondence;

text::Context context_of(const LetterFile& file, const tourney::Game& game,
                         const std::string& name) {
    constexpr Days year{366};
    const auto& settings = file.state.settings;
    const auto* const variant = games::find_variant(settings.variant);
    return {.code = settings.code,
            .name = name,
            .is_first = !game.state.last,
            .squares = variant->notation.squares,
            .earliest = settings.first - std::chrono::days(year.value),
            .latest = settings.last + year};
}

// What the ledger knows better than the letter: when the answered one was sent.
void compare(const tourney::Game& game, text::ReadLetter& read) {
    const auto& last = game.state.last;
    if (last && read.partner_sent && *read.partner_sent != last->on) {
        read.doubts.push_back(
            {{}, {"byletter.doubt.partner_date", {{"text", write_day(*read.partner_sent)}}}});
    }
}

json::value letter_json(const Letter& letter) {
    std::string written;
    const ledger::Scene nowhere;
    ledger::Writer(written, nowhere).write_object(letter);
    return json::parse(written);
}

void tell(const Context& context, const std::string& source, const text::ReadLetter& read) {
    json::array doubts;
    for (const text::Doubt& doubt : read.doubts) {
        const std::string told =
            describe({doubt.message, source, doubt.place, ""}, context.facts.language);
        if (context.facts.json) {
            doubts.push_back(json::value(told));
        } else {
            context.streams.talk << told << '\n';
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"letter", letter_json(read.letter)}, {"doubts", std::move(doubts)}});
    } else {
        context.streams.out << json::serialize(letter_json(read.letter)) << '\n';
    }
}

Exit enter(const Arguments& arguments, const Context& context, LetterFile& file,
           const Input& input) {
    const auto* const game = tourney::find_game(file.state, game_in(arguments));
    const std::string name = name_in(file.state, arguments.value("--by"));
    if (game == nullptr) {
        return context.answer_no(
            {"byletter.refusal.no_game", {{"game", std::to_string(game_in(arguments).value)}}});
    }
    text::ReadLetter read = text::read_letter(input.text, context_of(file, *game, name));
    compare(*game, read);
    tell(context, input.name, read);
    if (!read.doubts.empty()) {
        return context.answer_no({"byletter.doubts", {}});
    }
    Day on = read.letter.stated.value_or(Day{});
    if (arguments.has("--on")) {
        const auto postmark = day_option(arguments, context, "--on");
        if (!postmark) {
            return postmark.error();
        }
        on = *postmark;
    } else {
        read.letter.no_postmark = file.state.settings.means == Carrier::post;
    }
    if (read.letter.stated == on) {
        read.letter.stated.reset();
    }
    return carry_out(arguments, context, file,
                     {{on, name, tourney::Play{game->id, correspondence::Act(read.letter)}}});
}

Exit run_correspondence_read(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("TEXT"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    if (arguments.has("--server")) {
        return read_remote_letter(arguments, context, *input);
    }
    return changing_letters(arguments, context, [&](LetterFile& file) {
        return enter(arguments, context, file, *input);
    });
}

} // namespace

Command correspondence_read() {
    return {"correspondence read",
            {required("LEDGER"), required("TEXT"), needed(number_option("--game", "N")),
             needed(option("--by", "NAME")), option("--on", "DATE"), flag("--dry-run")},
            run_correspondence_read};
}

} // namespace kodeks::cli
