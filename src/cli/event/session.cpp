#include "cli/event/session.hpp"

#include "cli/event/names.hpp"
#include "cli/event/remote.hpp"
#include "cli/json.hpp"
#include "cli/time_now.hpp"
#include "tournament/record/record.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

// The rules of the event, or of the one that is being created.
tournament::World world_of(const tournament::State& state, const tournament::Command& command) {
    const auto* const create = command.get_if<tournament::Create>();
    return tournament::world_for(create != nullptr ? create->settings.edition
                                                   : state.settings.edition);
}

} // namespace

std::vector<Argument> with_common(std::vector<Argument> arguments) {
    arguments.push_back(number_option("--stage", "N"));
    arguments.push_back(option("--by", "NAME"));
    arguments.push_back(flag("--dry-run"));
    return arguments;
}

tournament::StageNumber stage_in(const Arguments& arguments) {
    const auto number = arguments.number("--stage");
    return static_cast<tournament::StageNumber>(
        std::min<std::uint64_t>(number.value_or(1), UINT32_MAX));
}

std::string with_articles(std::string text, std::span<const std::string_view> articles) {
    return articles.empty() ? text : fmt::format("{} [{}]", text, fmt::join(articles, ", "));
}

Exit refused(const Context& context, const Refusal& refusal) {
    const std::string sentence = render(refusal.message, context.facts.language);
    context.streams.talk << "kodeks: " << with_articles(sentence, refusal.articles) << '\n';
    return Exit::no;
}

Exit with_event(const Arguments& arguments, const Context& context, const Work& work, Need need) {
    auto file = arguments.has("--server")
                    ? remote_event(arguments, context)
                    : read_event(arguments.value("EVENT"), context.streams, need);
    if (!file) {
        return context.bad_input(file.error());
    }
    if (file->cut_off) {
        tell_cut_off(context, file->name);
    }
    return work(*file);
}

Exit changing_event(const Arguments& arguments, const Context& context, const Work& work,
                    Need need) {
    if (arguments.has("--dry-run") || arguments.has("--server")) {
        return with_event(arguments, context, work, need);
    }
    const auto lock = lock_journal(arguments.value("EVENT"));
    if (!lock) {
        return context.bad_input(lock.error());
    }
    const auto locked = [&](EventFile& file) {
        file.lock = *lock;
        return work(file);
    };
    return with_event(arguments, context, locked, need);
}

const rulebook::TournamentRules* rules_of(const tournament::State& state) {
    return tournament::world_for(state.settings.edition).rules;
}

tournament::Stamp stamp_in(const Arguments& arguments) {
    return {time_now(), arguments.maybe("--by").value_or("arbiter")};
}

namespace {

// All facts of the commands, or the exit code after saying what is wrong.
tl::expected<tournament::Addition, Exit> decided(const Context& context,
                                                 const tournament::State& from,
                                                 const std::vector<tournament::Command>& commands) {
    tournament::Addition addition;
    // A large event is only copied when a further fact stands on the first.
    std::optional<tournament::State> after;
    const auto state = [&]() -> const tournament::State& { return after ? *after : from; };
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const auto decision = decide(state(), commands[i], world_of(state(), commands[i]));
        if (decision.refusal() != nullptr) {
            return tl::unexpected(refused(context, *decision.refusal()));
        }
        const auto& events = decision.events();
        for (std::size_t k = 0; k < events.size(); ++k) {
            if (const auto defect = tournament::defect_of(state(), events[k])) {
                return tl::unexpected(context.wrong_usage(*defect));
            }
            addition.events.push_back(events[k]);
            if (i + 1 < commands.size() || k + 1 < events.size()) {
                after = after ? std::move(after) : std::optional(from);
                tournament::apply(*after, events[k]);
            }
        }
    }
    return addition;
}

void print_facts(const Context& context, const EventFile& file, const tournament::Addition& made) {
    json::array facts;
    std::uint64_t number = file.facts - made.events.size();
    for (const tournament::Event& event : made.events) {
        json::object fact{{"fact", ++number}};
        const json::value written = json::parse(write_event(event));
        for (const auto& [key, value] : written.as_object()) {
            fact[key] = value;
        }
        facts.push_back(std::move(fact));
    }
    print_json(context.streams.out, json::object{{"facts", std::move(facts)}});
}

} // namespace

Exit change(const Arguments& arguments, const Context& context, EventFile& file,
            const std::vector<tournament::Command>& commands) {
    const auto addition = decided(context, file.state, commands);
    if (!addition) {
        return addition.error();
    }
    const tournament::Stamp stamp = stamp_in(arguments);
    if (!file.server.empty() && !arguments.has("--dry-run")) {
        return send_to_server(arguments, context, file, commands);
    }
    const bool was_old = file.is_old;
    if (arguments.has("--dry-run")) {
        keep_in_mind(file, *addition, stamp);
    } else {
        file.name = file.name.empty() ? arguments.value("EVENT") : file.name;
        if (const auto fault = keep(file, *addition, stamp)) {
            return context.bad_input(*fault);
        }
        if (was_old) {
            context.streams.talk << context.text("cli.event.file.converted", {{"name", file.name}})
                                 << '\n';
        }
    }
    if (context.facts.json) {
        print_facts(context, file, *addition);
    }
    return Exit::done;
}

bool tells(const Context& context, Exit exit) {
    return exit == Exit::done && !context.facts.json;
}

tl::expected<tournament::EntryId, Exit> entry_in(const Context& context, const EventFile& file,
                                                 tournament::StageNumber stage,
                                                 const std::string& text) {
    const NameSearch search = find_name(file.state, stage, text);
    if (search.entry == tournament::no_entry) {
        return tl::unexpected(unknown_name(context, text, search));
    }
    return search.entry;
}

} // namespace kodeks::cli
