#include "correspondence/script/header.hpp"

#include "correspondence/record/act_fields.hpp"
#include "correspondence/world.hpp"
#include "ledger/article_list.hpp"
#include "ledger/reader.hpp"
#include "referee/record/value_forms.hpp"

#include <algorithm>

namespace kodeks::correspondence {

namespace {

using ledger::Reader;
using ledger::Scene;

constexpr std::string_view version = "1";

std::vector<std::string> edition_names() {
    std::vector<std::string> names;
    for (const auto* const rules : rulebook::all_correspondence_rules()) {
        names.emplace_back(rules->edition);
    }
    return names;
}

// The text of a member that must be one of these.
std::string chosen(Reader& reader, std::string_view key, const std::vector<std::string>& choices) {
    std::string text;
    reader.must(key, text);
    if (!reader.trouble() && std::ranges::find(choices, text) == choices.end()) {
        reader.complain_choice(*reader.object().find(key), choices);
    }
    return text;
}

// When each player had the start list.
struct Lists {
    std::array<std::optional<Day>, 2> received{};
};

template <class Archive>
void fields(Archive& a, Lists& x) {
    a.may("white", x.received[0]);
    a.may("black", x.received[1]);
}

void read_dates(Reader& reader, Settings& settings) {
    Lists lists;
    reader.must("start", settings.first);
    reader.must("end", settings.last);
    reader.may("list-received", lists);
    settings.list_received = lists.received;
}

void read_fen(Reader& reader, const games::Variant& variant, Settings& settings) {
    reader.may("fen", settings.start);
    const Json* const fen = reader.take("fen");
    if (fen != nullptr && !games::accept(variant, settings.start)) {
        reader.complain(fen->offset, {"letters.no_position", {}});
    }
}

void read_settings(Reader& reader, Scene& scene, Settings& settings) {
    const std::string edition = chosen(reader, "rulebook", edition_names());
    if (reader.trouble()) {
        return;
    }
    const auto* const rules = rulebook::correspondence_rules(edition);
    const std::string variant =
        chosen(reader, "variant", {rules->variants.begin(), rules->variants.end()});
    if (reader.trouble()) {
        return;
    }
    settings = usual_settings({rules, {}}, variant, {}, {});
    scene.variant = games::find_variant(variant);
    read_dates(reader, settings);
    read_fen(reader, *scene.variant, settings);
}

} // namespace

tl::expected<Header, Trouble> read_header(const Json& line) {
    const Json* const known = line.find("kodeks-letters");
    if (known == nullptr || known->text != version) {
        return tl::unexpected(Trouble{line.offset, {"letters.no_header", {}}});
    }
    Scene scene;
    Reader reader(line, scene);
    reader.take("kodeks-letters");
    Header header;
    read_settings(reader, scene, header.settings);
    reader.may("title", header.title);
    reader.may("proves", header.proves);
    ledger::check_articles(reader, "proves");
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return header;
}

tl::expected<Command, Trouble> read_command(const Json& line) {
    const Scene nowhere;
    Command command;
    if (const auto trouble = ledger::read_object(line, nowhere, command)) {
        return tl::unexpected(*trouble);
    }
    return command;
}

} // namespace kodeks::correspondence
