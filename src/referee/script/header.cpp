#include "referee/script/header.hpp"

#include "notation/fen.hpp"
#include "referee/script/field_reader.hpp"
#include "referee/script/field_writer.hpp"
#include "referee/script/fields.hpp"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::referee::script {

namespace {

namespace json = boost::json;

constexpr Side sides[] = {Side::white, Side::black};

void check_version(FieldReader& reader) {
    const Json* const version = reader.take("kodeks-script");
    if (version != nullptr && version->text != std::to_string(script_version)) {
        reader.complain(version->offset,
                        {"script.version", {{"known", std::to_string(script_version)}}});
    }
}

std::vector<std::string> edition_names() {
    std::vector<std::string> names;
    for (const rulebook::GameRules* rules : rulebook::all_game_rules()) {
        names.emplace_back(rules->edition);
    }
    return names;
}

// The match of "rulebook" and "variant"; complains when they do not go together.
std::optional<Match> match_named(FieldReader& reader, const Regulations& regulations) {
    const Json* const edition = reader.take("rulebook");
    const Json* const variant = reader.take("variant");
    for (const auto& [value, name] :
         {std::pair{edition, "rulebook"}, std::pair{variant, "variant"}}) {
        if (value == nullptr) {
            reader.complain(0, {"script.key_missing", {{"key", name}}});
            return std::nullopt;
        }
    }
    const rulebook::GameRules* const rules = rulebook::game_rules(edition->text);
    if (rules == nullptr) {
        reader.complain_choice(*edition, edition_names());
        return std::nullopt;
    }
    const auto match = make_match(edition->text, variant->text, regulations);
    if (!match) {
        reader.complain_choice(*variant, {rules->variants.begin(), rules->variants.end()});
    }
    return match;
}

// {"white":{"name":"...","needs":{"blind":true}},"black":{...}}
void read_players(FieldReader& reader, Header& header, const Scene& scene) {
    const Json* const players = reader.take("players");
    if (players == nullptr) {
        return;
    }
    FieldReader both(*players, scene);
    for (const Side side : sides) {
        const Json* const one = both.take(word(side));
        if (one == nullptr) {
            continue;
        }
        const auto index = static_cast<std::size_t>(side);
        FieldReader player(*one, scene);
        player.may("name", header.names[index]);
        if (const Json* const needs = player.take("needs")) {
            FieldReader inner(*needs, scene);
            fields(inner, header.match.needs[index]);
            player.done(inner);
        }
        both.done(player);
    }
    reader.done(both);
}

} // namespace

tl::expected<Header, Trouble> read_header(const Json& line) {
    if (line.find("kodeks-script") == nullptr) {
        return tl::unexpected(Trouble{line.offset, {"script.no_header", {}}});
    }
    Scene scene;
    FieldReader reader(line, scene);
    check_version(reader);
    Regulations regulations;
    fields(reader, regulations);
    const auto match = match_named(reader, regulations);
    if (!match) {
        return tl::unexpected(*reader.trouble());
    }
    Header header{*match, {}, {}, {}, {}};
    reader.may("title", header.title);
    reader.may("proves", header.proves);
    reader.may("proofs", header.proofs);
    scene.variant = header.match.variant;
    reader.may("fen", header.match.start);
    read_players(reader, header, scene);
    reader.check_articles("proves");
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return header;
}

std::string write_header(const Header& header) {
    const Match& match = header.match;
    json::object object{{"kodeks-script", script_version}};
    const Scene scene{match.variant, {}};
    if (!header.title.empty()) {
        object["title"] = header.title;
    }
    object["rulebook"] = match.rules.edition;
    object["variant"] = match.variant->name;
    write_fields(object, scene, match.regulations);
    if (match.start != match.variant->start) {
        object["fen"] = notation::write_fen(*match.variant, match.start);
    }
    json::object players;
    for (const Side side : sides) {
        const auto index = static_cast<std::size_t>(side);
        json::object needs;
        write_fields(needs, scene, match.needs[index]);
        json::object player;
        if (!header.names[index].empty()) {
            player["name"] = header.names[index];
        }
        if (!needs.empty()) {
            player["needs"] = std::move(needs);
        }
        if (!player.empty()) {
            players[word(side)] = std::move(player);
        }
    }
    if (!players.empty()) {
        object["players"] = std::move(players);
    }
    if (header.proofs != Proofs::full) {
        object["proofs"] = word(header.proofs);
    }
    if (!header.proves.empty()) {
        object["proves"] = json::array(header.proves.begin(), header.proves.end());
    }
    return json::serialize(object);
}

} // namespace kodeks::referee::script
