#include "cli/letters/remote_text.hpp"

#include "cli/json.hpp"
#include "cli/letters/letter_options.hpp"
#include "cli/letters/remote.hpp"
#include "correspondence/record/act_fields.hpp"
#include "ledger/writer.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace correspondence;

std::string letter_path(const Arguments& arguments) {
    return fmt::format("/games/{}/letter", game_in(arguments).value);
}

json::object letter_object(const Letter& letter) {
    std::string written;
    const ledger::Scene nowhere;
    ledger::Writer(written, nowhere).write_object(letter);
    return json::parse(written).as_object();
}

// Doubts with their places, and what was understood.
void tell_read(const Context& context, const std::string& source, const json::object& read) {
    json::array doubts;
    for (const json::value& one : read.at("doubts").as_array()) {
        const std::string told =
            fmt::format("{}:{}:{}: {}", source, one.at("line").to_number<int>(),
                        one.at("column").to_number<int>(), text_in(one.at("text"), context));
        doubts.emplace_back(told);
        if (!context.facts.json) {
            context.streams.talk << told << '\n';
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"letter", read.at("letter")}, {"doubts", std::move(doubts)}});
    } else {
        context.streams.out << json::serialize(read.at("letter")) << '\n';
    }
}

// The day of the postmark, or the one it states where there is none.
json::object letter_act(const Arguments& arguments, const LetterFile& file, json::object letter) {
    const json::value* const stated = letter.if_contains("stated");
    const std::string named = stated == nullptr ? std::string() : std::string(stated->as_string());
    const std::string on = arguments.maybe("--on").value_or(named);
    if (!arguments.has("--on") && file.state.settings.means == Carrier::post) {
        letter["no-postmark"] = true;
    }
    if (named == on) {
        letter.erase("stated");
    }
    if (!on.empty()) {
        letter["on"] = on;
    }
    letter["do"] = "letter";
    letter["game"] = game_in(arguments).value;
    letter["by"] = name_in(file.state, arguments.value("--by"));
    return letter;
}

} // namespace

Exit write_remote_letter(const Arguments& arguments, const Context& context) {
    return with_letters(arguments, context, [&](const LetterFile& file) {
        const auto letter = letter_in(arguments, context);
        const auto on = day_option(arguments, context, "--on");
        if (!letter || !on) {
            return letter ? on.error() : letter.error();
        }
        json::object body = letter_object(*letter);
        body["by"] = name_in(file.state, arguments.value("--by"));
        if (arguments.has("--on")) {
            body["on"] = write_day(*on);
        }
        const auto sheets =
            object_of(post_letters(arguments, context, letter_path(arguments), body), context);
        if (!sheets) {
            return context.bad_input(sheets.error());
        }
        const json::value* const sheet =
            sheets->if_contains(arguments.has("--email") ? "email" : "card");
        context.streams.out << (sheet == nullptr ? "" : text_in(*sheet, context));
        return Exit::done;
    });
}

Exit read_remote_letter(const Arguments& arguments, const Context& context, const Input& input) {
    return with_letters(arguments, context, [&](const LetterFile& file) {
        const json::object body{{"text", input.text},
                                {"by", name_in(file.state, arguments.value("--by"))}};
        const auto read = object_of(
            post_letters(arguments, context, letter_path(arguments) + "/read", body), context);
        if (!read) {
            return context.bad_input(read.error());
        }
        tell_read(context, input.name, *read);
        if (!read->at("doubts").as_array().empty()) {
            return context.answer_no({"byletter.doubts", {}});
        }
        return send_act(arguments, context, file,
                        letter_act(arguments, file, read->at("letter").as_object()));
    });
}

} // namespace kodeks::cli
