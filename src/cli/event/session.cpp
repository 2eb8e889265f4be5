#include "cli/event/session.hpp"

#include "cli/event/names.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::cli {

std::vector<Argument> with_common(std::vector<Argument> arguments) {
    arguments.push_back(number_option("--stage", "N"));
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
    auto file = read_event(arguments.value("EVENT"), context.streams);
    if (!file) {
        return context.bad_input(file.error());
    }
    return work(*file);
}

Exit changing_event(const Arguments& arguments, const Context& context, const Work& work) {
    if (arguments.has("--dry-run")) {
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

Exit change(const Arguments& arguments, const Context& context, EventFile& file,
            const std::vector<tournament::Command>& commands) {
    EventFile changed = file;
    for (const tournament::Command& command : commands) {
        const auto decision = tournament::handle(changed.state, command);
        if (!decision) {
            return refused(context, decision.error());
        }
        for (const tournament::Event& event : *decision) {
            changed.state = tournament::apply(std::move(changed.state), event);
            changed.events.push_back(event);
        }
    }
    if (!arguments.has("--dry-run")) {
        const std::string text = to_text(changed.events);
        // What cannot be read again is never written.
        if (const auto again = event_from_text(arguments.value("EVENT"), text);
            !again || again->events != changed.events) {
            return context.wrong_usage({"cli.event.text_odd", {}});
        }
        const auto fault =
            file.lock ? file.lock->replace(text) : create_file(arguments.value("EVENT"), text);
        if (fault) {
            return context.bad_input(*fault);
        }
    }
    file = std::move(changed);
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
