#include "cli/event/session.hpp"

#include "cli/event/names.hpp"
#include "cli/event/remote.hpp"
#include "cli/time_now.hpp"
#include "tournament/record/record.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::cli {

namespace {

// The rules of the event, or of the one that is being created.
tournament::World world_of(const tournament::State& state, const tournament::Command& command) {
    const auto* const create = std::get_if<tournament::Create>(&command);
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

Exit with_event(const Arguments& arguments, const Context& context, const Work& work) {
    auto file = arguments.has("--server") ? remote_event(arguments, context)
                                          : read_event(arguments.value("EVENT"), context.streams);
    if (!file) {
        return context.bad_input(file.error());
    }
    if (file->cut_off) {
        context.streams.talk << context.text("cli.event.file.cut_off", {{"name", file->name}})
                             << '\n';
    }
    return work(*file);
}

Exit changing_event(const Arguments& arguments, const Context& context, const Work& work) {
    if (arguments.has("--dry-run") || arguments.has("--server")) {
        return with_event(arguments, context, work);
    }
    const std::string name = arguments.value("EVENT");
    if (name == "-") {
        return context.bad_input({{"cli.event.file.stdin", {}}, "<stdin>", {}, ""});
    }
    auto lock = LockedFile::open(name);
    if (!lock) {
        return context.bad_input(lock.error());
    }
    const auto kept = std::make_shared<const LockedFile>(std::move(*lock));
    return with_event(arguments, context, [&](EventFile& file) {
        file.lock = kept;
        return work(file);
    });
}

const rulebook::TournamentRules* rules_of(const tournament::State& state) {
    return tournament::world_for(state.settings.edition).rules;
}

tournament::Stamp stamp_in(const Arguments& arguments) {
    return {time_now(), arguments.maybe("--by").value_or("arbiter")};
}

Exit change(const Arguments& arguments, const Context& context, EventFile& file,
            const std::vector<tournament::Command>& commands) {
    tournament::State state = file.state;
    tournament::Addition addition;
    for (const tournament::Command& command : commands) {
        const auto decision = tournament::decide(state, command, world_of(state, command));
        if (decision.refusal() != nullptr) {
            return refused(context, *decision.refusal());
        }
        for (const tournament::Event& event : decision.events()) {
            if (const auto defect = tournament::defect_of(state, event)) {
                return context.wrong_usage(*defect);
            }
            tournament::apply(state, event);
            addition.events.push_back(event);
        }
    }
    const tournament::Stamp stamp = stamp_in(arguments);
    if (arguments.has("--dry-run")) {
        keep_in_mind(file, addition, stamp);
        return Exit::done;
    }
    if (!file.server.empty()) {
        return send_to_server(arguments, context, file, commands);
    }
    if (file.name.empty()) {
        file.name = arguments.value("EVENT");
    }
    const bool was_old = file.is_old;
    if (const auto fault = keep(file, addition, stamp)) {
        return context.bad_input(*fault);
    }
    if (was_old) {
        context.streams.talk << context.text("cli.event.file.converted", {{"name", file.name}})
                             << '\n';
    }
    return Exit::done;
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
