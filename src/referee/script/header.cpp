#include "referee/script/header.hpp"

#include "ledger/article_list.hpp"
#include "referee/record/act_fields.hpp"

#include <algorithm>

namespace kodeks::referee::script {

namespace {

using ledger::Scene;
using ledger::Writer;

constexpr Side sides[] = {Side::white, Side::black};

void check_version(ledger::Reader& reader) {
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
std::optional<Match> match_named(ledger::Reader& reader, const Regulations& regulations) {
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
void read_players(ledger::Reader& reader, Header& header, const Scene& scene) {
    const Json* const players = reader.take("players");
    if (players == nullptr) {
        return;
    }
    ledger::Reader both(*players, scene);
    for (const Side side : sides) {
        const Json* const one = both.take(word(side));
        if (one == nullptr) {
            continue;
        }
        const auto index = static_cast<std::size_t>(side);
        ledger::Reader player(*one, scene);
        player.may("name", header.match.settings.names[index]);
        if (const Json* const needs = player.take("needs")) {
            ledger::Reader inner(*needs, scene);
            fields(inner, header.match.settings.needs[index]);
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
    ledger::Reader reader(line, scene);
    check_version(reader);
    Regulations regulations;
    fields(reader, regulations);
    const auto match = match_named(reader, regulations);
    if (!match) {
        return tl::unexpected(*reader.trouble());
    }
    Header header{*match, {}, {}, {}};
    reader.may("title", header.title);
    reader.may("proves", header.proves);
    reader.may("shows", header.shows);
    reader.may("proofs", header.proofs);
    scene.variant = header.match.variant;
    reader.may("fen", header.match.settings.start);
    read_players(reader, header, scene);
    ledger::check_articles(reader, "proves");
    ledger::check_articles(reader, "shows");
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return header;
}

namespace {

// The members of a player that say something.
std::string player_text(const Settings& settings, std::size_t index, const Scene& scene) {
    std::string text = "{";
    Writer writer(text, scene);
    if (!settings.names[index].empty()) {
        writer.must("name", settings.names[index]);
    }
    if (settings.needs[index] != Needs{}) {
        writer.must("needs", settings.needs[index]);
    }
    return text + "}";
}

void write_players(Writer& writer, const Settings& settings, const Scene& scene) {
    if (settings.names == std::array<std::string, 2>{} &&
        settings.needs == std::array<Needs, 2>{}) {
        return;
    }
    writer.key("players");
    std::string separator = "{";
    for (const Side side : sides) {
        const std::string text = player_text(settings, static_cast<std::size_t>(side), scene);
        if (text != "{}") {
            writer.raw(separator);
            writer.text(word(side));
            writer.raw(":" + text);
            separator = ",";
        }
    }
    writer.raw("}");
}

} // namespace

std::string write_header(const Header& header) {
    const Settings& settings = header.match.settings;
    const Scene scene{header.match.variant, {}};
    std::string text = "{";
    Writer writer(text, scene);
    writer.must("kodeks-script", script_version);
    if (!header.title.empty()) {
        writer.must("title", header.title);
    }
    writer.must("rulebook", settings.edition);
    writer.must("variant", settings.variant);
    writer.write_members(settings.regulations);
    if (settings.start != header.match.variant->start) {
        writer.must("fen", settings.start);
    }
    write_players(writer, settings, scene);
    if (header.proofs != Proofs::full) {
        writer.must("proofs", header.proofs);
    }
    if (!header.proves.empty()) {
        writer.must("proves", header.proves);
    }
    if (!header.shows.empty()) {
        writer.must("shows", header.shows);
    }
    return text + "}";
}

} // namespace kodeks::referee::script
