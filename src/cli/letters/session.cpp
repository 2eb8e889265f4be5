#include "cli/letters/session.hpp"

#include "cli/input.hpp"
#include "cli/letters/remote.hpp"
#include "cli/letters/telling.hpp"
#include "cli/time_now.hpp"
#include "server/letters/zone.hpp"
#include "truth/game_oracle.hpp"

#include <algorithm>
#include <charconv>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace correspondence;
using tourney::Event;

Result<LetterFile> read_file(const std::string& name, const Streams& streams) {
    const auto input = read_bytes(name, streams); // the end may be cut off inside a letter
    if (!input) {
        return tl::unexpected(input.error());
    }
    if (input->text.size() > largest_journal) {
        return tl::unexpected(Fault{{"cli.event.file.too_large", {}}, input->name, {}, ""});
    }
    auto ledger = tourney::read_ledger({input->text, input->name});
    if (!ledger) {
        return tl::unexpected(ledger.error());
    }
    return LetterFile{std::move(*ledger), input->name};
}

const tourney::Settings& settings_of(const tourney::State& state, const tourney::Command& command) {
    const auto* const create = command.act.get_if<tourney::Create>();
    return create == nullptr ? state.settings : create->settings;
}

std::optional<Fault> keep(LetterFile& file, const std::vector<Event>& events,
                          const tourney::Stamp& stamp, const games::Variant& variant) {
    const std::string lines = lines_of(file, events, stamp);
    if (!reads_back(lines, events, variant)) {
        return Fault{{"tournament.text_odd", {}}, file.name, {}, ""};
    }
    const auto fault = file.lock == nullptr
                           ? create_file(file.name, ledger::header_line() + "\n" + lines)
                           : file.lock->append(file.sound_bytes, lines);
    if (!fault) {
        add(file, events, stamp);
    }
    return fault;
}

// Decides everything on a copy; the facts of all commands together.
tl::expected<std::vector<Event>, Exit> decided(const Context& context, const LetterFile& file,
                                               const std::vector<tourney::Command>& commands) {
    const truth::GameOracle oracle;
    tourney::State state = file.state;
    std::vector<Event> all;
    for (const tourney::Command& command : commands) {
        const auto& settings = settings_of(state, command);
        const auto world = find_world(settings.edition, settings.variant, oracle);
        if (!world) {
            return tl::unexpected(context.answer_no(
                {"byletter.no_rules",
                 {{"rulebook", settings.edition}, {"variant", settings.variant}}}));
        }
        std::vector<Event> events;
        const auto decision = tourney::carry_out(state, command, *world, oracle, events);
        if (decision.refusal() != nullptr) {
            return tl::unexpected(tell_refusal(context, state, *decision.refusal()));
        }
        tell_rulings(context, state, events);
        all.insert(all.end(), events.begin(), events.end());
    }
    return all;
}

} // namespace

Exit with_letters(const Arguments& arguments, const Context& context, const LetterWork& work) {
    auto file = arguments.has("--server") ? remote_letters(arguments, context)
                                          : read_file(arguments.value("LEDGER"), context.streams);
    if (!file) {
        return context.bad_input(file.error());
    }
    if (file->cut_off) {
        tell_cut_off(context, file->name);
    }
    return work(*file);
}

Exit changing_letters(const Arguments& arguments, const Context& context, const LetterWork& work) {
    if (arguments.has("--dry-run") || arguments.has("--server")) {
        return with_letters(arguments, context, work);
    }
    const auto lock = lock_journal(arguments.value("LEDGER"));
    if (!lock) {
        return context.bad_input(lock.error());
    }
    return with_letters(arguments, context, [&](LetterFile& file) {
        file.lock = *lock;
        return work(file);
    });
}

Exit carry_out(const Arguments& arguments, const Context& context, LetterFile& file,
               const std::vector<tourney::Command>& commands) {
    if (!file.server.empty()) {
        return send_letters(arguments, context, file, commands);
    }
    const auto events = decided(context, file, commands);
    if (!events) {
        return events.error();
    }
    const tourney::Stamp stamp{time_now(), commands.front().by};
    if (arguments.has("--dry-run")) {
        add(file, *events, stamp);
        return Exit::done;
    }
    const auto& settings = settings_of(file.state, commands.front());
    const auto* const variant = games::find_variant(settings.variant);
    if (const auto fault = keep(file, *events, stamp, *variant)) {
        return context.bad_input(*fault);
    }
    return Exit::done;
}

Exit create_ledger(const Arguments& arguments, const Context& context,
                   const tourney::Command& command) {
    LetterFile file;
    file.name = arguments.value("LEDGER");
    return carry_out(arguments, context, file, {command});
}

tl::expected<Day, Exit> day_option(const Arguments& arguments, const Context& context,
                                   std::string_view option) {
    const auto text = arguments.maybe(option);
    if (!text) {
        return *server::day_in_zone("", time_now());
    }
    const auto day = read_day(*text);
    if (!day) {
        return tl::unexpected(context.wrong_usage({"script.want_date", {{"text", *text}}}));
    }
    return *day;
}

std::string name_in(const tourney::State& state, const std::string& text) {
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc{} && read.ptr == end && number >= 1 &&
        number <= state.players.size()) {
        return state.players[number - 1].person.name;
    }
    const auto begins = [&](const tourney::Player& player) {
        return player.person.name.starts_with(text);
    };
    const bool whole = tourney::find_player(state, text) != nullptr;
    if (!whole && !text.empty() && std::ranges::count_if(state.players, begins) == 1) {
        return std::ranges::find_if(state.players, begins)->person.name;
    }
    return text;
}

std::string office_in(const LetterFile& file, const std::vector<std::string>& offices) {
    const auto held = std::ranges::find_if(offices, [&](const std::string& office) {
        return std::ranges::find(file.offices, office) != file.offices.end();
    });
    return held == offices.end() ? offices.front() : *held;
}

tourney::GameId game_in(const Arguments& arguments) {
    const auto number = arguments.number("--game");
    return {static_cast<std::uint32_t>(std::min<std::uint64_t>(number.value_or(0), UINT32_MAX))};
}

} // namespace kodeks::cli
