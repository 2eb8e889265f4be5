// Tools that change nothing: a position studied, a text of games read, a draw of lots repeated, the
// hands of a mechanical clock set.
#include "clock/dial.hpp"
#include "notation/fen.hpp"
#include "rulebook/book.hpp"
#include "rulebook/dial_rules.hpp"
#include "server/api/asked.hpp"
#include "server/api/numbers.hpp"
#include "server/event/event_json.hpp"
#include "server/texts.hpp"
#include "server/tools/analysis_json.hpp"
#include "server/tools/sheet_json.hpp"
#include "server/tools/study.hpp"
#include "tournament/lots/record.hpp"

#include <boost/json/array.hpp>

namespace kodeks::server {

namespace {

namespace json = boost::json;

constexpr std::uint64_t dial_games_max = 3; // more do not fit between twelve and six

json::object fault_json(const Fault& fault) {
    json::object object{{"name", fault.message.key}, {"text", in_all_languages(fault.message)}};
    if (fault.place.line > 0) {
        object["line"] = fault.place.line;
        object["column"] = fault.place.column;
    }
    return object;
}

struct AskedPosition {
    std::string variant;
    std::string fen; // empty: the start
};

template <class Archive>
void fields(Archive& a, AskedPosition& x) {
    a.must("variant", x.variant);
    a.may("fen", x.fen);
}

struct AskedSheet {
    std::string text;
    std::string name;
    std::string variant;
    std::uint32_t game = 1;
};

template <class Archive>
void fields(Archive& a, AskedSheet& x) {
    a.must("text", x.text);
    a.may("name", x.name);
    a.may("variant", x.variant);
    a.may("game", x.game);
}

struct AskedRecord {
    std::string text;
};

template <class Archive>
void fields(Archive& a, AskedRecord& x) {
    a.must("text", x.text);
}

Result<games::Position> position_in(const games::Variant& variant, const std::string& fen) {
    const auto setup =
        fen.empty() ? Result<games::Setup>(variant.start) : notation::read_fen(variant, fen);
    if (!setup) {
        return tl::unexpected(setup.error());
    }
    const auto position = games::accept(variant, *setup, games::tolerable_defects());
    if (!position) {
        const auto defects = position.error().without(games::tolerable_defects()).list();
        return tl::unexpected(
            Fault{{"defect." + std::string(games::name_of(defects.front())), {}}, "", {}, ""});
    }
    return *position;
}

void add_choices(const tournament::lots::Record& record, json::array& choices) {
    for (const tournament::lots::Choice& choice : record.choices) {
        const bool shuffle = choice.kind == tournament::lots::Choice::Kind::shuffle;
        choices.push_back({{"kind", shuffle ? "shuffle" : "choose"},
                           {"name", choice.name},
                           {"options", choice.options},
                           {"result", json::array(choice.result.begin(), choice.result.end())}});
    }
}

// The seed, salt and commitment are those of the first draw; the choices and findings of all.
json::object records_json(const tournament::lots::Records& records) {
    json::array findings;
    for (const Message& finding : tournament::lots::verify(records)) {
        findings.push_back(in_all_languages(finding));
    }
    json::array choices;
    for (const tournament::lots::Record& record : records) {
        add_choices(record, choices);
    }
    const tournament::lots::Record first =
        records.empty() ? tournament::lots::Record{} : records.front();
    const bool good = findings.empty();
    json::object object{{"good", good},
                        {"findings", std::move(findings)},
                        {"seed", first.seed},
                        {"salt", first.salt},
                        {"choices", std::move(choices)}};
    if (first.commitment) {
        object["commitment"] = *first.commitment;
    }
    return object;
}

// The articles of the book for this way of setting, and what holds for every way.
json::array dial_articles(std::string_view edition, clock::DialControl control,
                          std::uint64_t games) {
    json::array ids;
    const rulebook::DialRules* const rules = rulebook::find_dial_rules(edition);
    if (rules == nullptr) {
        return ids;
    }
    const bool combined = control.second_minutes.has_value();
    const auto& own = games > 1 ? (combined ? rules->match_combined : rules->match)
                                : (combined ? rules->combined : rules->single);
    for (const auto& articles : {own, rules->alike}) {
        for (const std::string_view article : articles) {
            ids.emplace_back(json::string(article));
        }
    }
    return ids;
}

json::object dial_json(const clock::DialSetting& setting) {
    json::object object{{"start", clock::to_text(setting.start)},
                        {"start_minutes", setting.start.minutes},
                        {"first_control", clock::to_text(setting.first_control)},
                        {"forward_minutes", setting.forward_minutes}};
    if (setting.second_control) {
        object["second_control"] = clock::to_text(*setting.second_control);
    }
    return object;
}

} // namespace

void analyse_position(Api& api, const Call& call, const Respond& respond) {
    const auto asked = asked_in<AskedPosition>(call, respond);
    if (!asked) {
        return;
    }
    const games::Variant* const variant = games::find_variant(asked->variant);
    if (variant == nullptr) {
        respond(error_response(404, "server.no_variant"));
        return;
    }
    const auto position = position_in(*variant, asked->fen);
    if (!position) {
        respond(error_response(400, fault_json(position.error())));
        return;
    }
    if (const auto refusal = study_refusal(api.hall(), call.who, *position)) {
        respond(error_response(409, desk_refusal_json(*refusal)));
        return;
    }
    const auto done = [respond, position = *position](const truth::Analysis& analysis) {
        respond(json_response(analysis_json(position, analysis)));
    };
    if (!api.settings().analyse || !api.settings().analyse(*position, done)) {
        respond(error_response(503, "server.study.busy"));
    }
}

void read_games(Api&, const Call& call, const Respond& respond) {
    const auto asked = asked_in<AskedSheet>(call, respond);
    if (!asked) {
        return;
    }
    const games::Variant* const variant =
        asked->variant.empty() ? nullptr : games::find_variant(asked->variant);
    if (!asked->variant.empty() && variant == nullptr) {
        respond(error_response(404, "server.no_variant"));
        return;
    }
    respond(json_response(sheet_json({asked->text, asked->name, asked->game, variant})));
}

void verify_draw(Api&, const Call& call, const Respond& respond) {
    const auto asked = asked_in<AskedRecord>(call, respond);
    if (!asked) {
        return;
    }
    const auto records = tournament::lots::read_records(asked->text);
    if (!records) {
        respond(error_response(400, fault_json(records.error())));
        return;
    }
    respond(json_response(records_json(*records)));
}

void set_dial(Api&, const Call& call, const Respond& respond) {
    const std::uint64_t most = 24 * 60;
    clock::DialControl control;
    control.first_minutes =
        static_cast<std::int32_t>(std::min(number(call.request, "first").value_or(0), most));
    if (const auto second = number(call.request, "second")) {
        control.second_minutes = static_cast<std::int32_t>(std::min(*second, most));
    }
    const std::uint64_t games = number(call.request, "games").value_or(1);
    const rulebook::Book* const book = rulebook::find_book(call.request.parameter("rulebook"));
    const auto settings =
        clock::dial_settings(control, static_cast<int>(std::min(games, dial_games_max)));
    if (settings.empty() || games > dial_games_max) {
        respond(error_response(409, "server.dial_unfit"));
        return;
    }
    json::array list;
    for (const clock::DialSetting& setting : settings) {
        list.push_back(dial_json(setting));
    }
    respond(json_response(
        {{"settings", std::move(list)},
         {"articles",
          book == nullptr ? json::array() : dial_articles(book->edition, control, games)}}));
}

} // namespace kodeks::server
