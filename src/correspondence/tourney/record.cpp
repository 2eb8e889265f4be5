#include "correspondence/tourney/record.hpp"

#include "base/utf8.hpp"
#include "correspondence/record/record.hpp"
#include "correspondence/tourney/fact_fields.hpp"
#include "ledger/lines.hpp"
#include "ledger/room_record.hpp"

#include <algorithm>

namespace kodeks::correspondence::tourney {

namespace {

using ledger::Json;
using ledger::Trouble;

constexpr std::string_view stream_name = "correspondence";
constexpr std::size_t players_max = 1000; // no honest file has more
constexpr std::size_t games_max = 1'000'000;

// What a fact names must be there.
struct Follows {
    const State& state;

    bool has(PlayerId id) const { return id.value >= 1 && id.value <= state.players.size(); }

    bool has(CaseId id) const { return find_case(state, id) != nullptr; }

    bool has(GameId id) const { return find_game(state, id) != nullptr; }

    bool operator()(const Created& event) const {
        const Settings& settings = *event.settings;
        return state.stage == Stage::nothing && games::find_variant(settings.variant) != nullptr &&
               settings.allowance.moves > 0 && settings.allowance.days.value > 0;
    }

    bool operator()(const Entered&) const { return state.players.size() < players_max; }

    bool operator()(const Started&) const { return state.stage == Stage::entering; }

    bool operator()(const Paired& event) const {
        return has(event.white) && has(event.black) && event.white != event.black &&
               state.games.size() < games_max;
    }

    bool operator()(const InGame& event) const {
        const Game* const game = find_game(state, event.game);
        if (game == nullptr || correspondence::defect_of(game->state, *event.fact)) {
            return false;
        }
        const auto* const opened = event.fact->get_if<Opened>();
        return opened == nullptr || opened->settings->variant == state.settings.variant;
    }

    bool operator()(const BreakAnnounced& event) const {
        return has(event.player) && event.first <= event.last;
    }

    bool operator()(const Sanctioned& event) const {
        return has(event.player) && (!event.game || has(*event.game));
    }

    bool operator()(const Disputed& event) const { return has(event.by) && has(event.game); }

    bool operator()(const Resolved& event) const { return has(event.about); }

    bool operator()(const Appealed& event) const { return has(event.about); }

    bool operator()(const Informed& event) const {
        return std::ranges::all_of(event.without, [&](PlayerId id) { return has(id); });
    }

    bool operator()(const Ruled& event) const {
        const Ruling& ruling = *event.ruling;
        return (!ruling.about || has(*ruling.about)) && (!ruling.game || has(*ruling.game));
    }

    template <class Other>
    bool operator()(const Other& event) const {
        if constexpr (requires { event.player; }) {
            return has(event.player);
        } else {
            return true;
        }
    }
};

const games::Variant* variant_of(const State& state) {
    return state.stage == Stage::nothing ? nullptr : games::find_variant(state.settings.variant);
}

// Facts that were kept are folded even where a game was not opened before it was left: that is no
// honest file, and nothing of it may be shown.
std::optional<Trouble> add_fact(Ledger& ledger, const Json& json) {
    const auto event = read_event(json, variant_of(ledger.state));
    if (!event) {
        return event.error();
    }
    if (auto defect = defect_of(ledger.state, *event)) {
        return Trouble{json.offset, std::move(*defect)};
    }
    tourney::apply(ledger.state, *event);
    ledger.events.push_back(*event);
    return std::nullopt;
}

bool all_opened(const State& state) {
    return std::ranges::all_of(state.games, [](const Game& game) { return game.state.opened(); });
}

} // namespace

std::string write_event(const Event& event, const games::Variant& variant) {
    return ledger::write_typed(event, ledger::exactly_on(variant));
}

// What was said may come before everything else.
tl::expected<Event, Trouble> read_event(const Json& json, const games::Variant* variant) {
    if (variant == nullptr) {
        const Json* const said = json.find("said");
        const auto named = ledger::variant_in(said == nullptr ? json : *said);
        if (!named) {
            return tl::unexpected(named.error());
        }
        variant = *named;
    }
    return ledger::read_typed<Event>(json, ledger::exactly_on(*variant));
}

tl::expected<Command, Trouble> read_command(const Json& json) {
    const ledger::Scene nowhere;
    Command command;
    if (const auto trouble = ledger::read_object(json, nowhere, command)) {
        return tl::unexpected(*trouble);
    }
    return command;
}

std::optional<Message> defect_of(const State& state, const Event& event) {
    const bool opens = event.is<Created>() || event.is<Said>();
    const bool fits = (opens || state.stage != Stage::nothing) && event.visit(Follows{state});
    return fits ? std::nullopt : std::optional(Message{"ledger.does_not_follow", {}});
}

Result<Ledger> read_ledger(const ledger::Source& source) {
    auto records = ledger::read_records(source);
    if (!records) {
        return tl::unexpected(records.error());
    }
    Ledger ledger;
    ledger.sound_bytes = records->sound_bytes;
    ledger.cut_off = records->cut_off;
    for (const ledger::RawRecord& record : records->all) {
        const bool own = record.envelope.stream == stream_name;
        const auto trouble =
            own ? add_fact(ledger, record.event)
                : std::optional(Trouble{record.event.offset, {"byletter.file.stream", {}}});
        if (trouble) {
            return tl::unexpected(fault_at(source, *trouble));
        }
        ledger.commands += record.envelope.more ? 0 : 1;
    }
    if (ledger.state.stage == Stage::nothing || !all_opened(ledger.state)) {
        return tl::unexpected(fault_at(source, {0, {"byletter.file.not_one", {}}}));
    }
    return ledger;
}

std::string lines_of(const Ledger& ledger, std::span<const Event> events, const Stamp& stamp) {
    const games::Variant* variant = variant_of(ledger.state);
    auto sequence = static_cast<std::uint32_t>(ledger.events.size());
    std::string text;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (const auto* const created = events[i].get_if<Created>()) {
            variant = games::find_variant(created->settings->variant);
        }
        const auto* const said = events[i].get_if<Said>();
        const auto* const create = said == nullptr ? nullptr : said->command->act.get_if<Create>();
        const games::Variant* const named =
            create == nullptr ? variant : games::find_variant(create->settings.variant);
        const ledger::Envelope envelope{std::string(stream_name),
                                        ++sequence,
                                        stamp.time,
                                        stamp.author,
                                        std::to_string(ledger.commands + 1),
                                        i + 1 < events.size()};
        text += ledger::write_record(envelope, write_event(events[i], *named)) + "\n";
    }
    return text;
}

bool reads_back(std::string_view lines, std::span<const Event> events,
                const games::Variant& variant) {
    if (first_invalid_byte(lines)) {
        return false;
    }
    std::vector<Event> read;
    ledger::Lines each(lines);
    while (each.next()) {
        const auto json = each.json();
        const Json* const fact = json ? json->find("event") : nullptr;
        auto event = fact == nullptr ? tl::unexpected(Trouble{}) : read_event(*fact, &variant);
        if (!event) {
            return false;
        }
        read.push_back(std::move(*event));
    }
    return std::ranges::equal(read, events);
}

void add(Ledger& ledger, std::span<const Event> events, const Stamp& stamp) {
    const std::string lines = lines_of(ledger, events, stamp);
    for (const Event& event : events) {
        tourney::apply(ledger.state, event);
        ledger.events.push_back(event);
    }
    if (ledger.sound_bytes == 0) {
        ledger.sound_bytes = ledger::header_line().size() + 1;
    }
    ++ledger.commands;
    ledger.sound_bytes += lines.size();
}

} // namespace kodeks::correspondence::tourney
