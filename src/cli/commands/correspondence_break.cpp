#include "cli/letters/session.hpp"

namespace kodeks::cli {

namespace {

using namespace correspondence;

// "NAME=2026-12-24"; the exit code after saying what is wrong.
tl::expected<std::vector<tourney::Told>, Exit>
late_in(const Arguments& arguments, const Context& context, const tourney::State& state) {
    std::vector<tourney::Told> late;
    for (const std::string& text : arguments.all("--late")) {
        const std::size_t sign = text.rfind('=');
        const auto day = sign == std::string::npos ? std::nullopt : read_day(text.substr(sign + 1));
        if (!day) {
            return tl::unexpected(context.wrong_usage({"script.want_date", {{"text", text}}}));
        }
        late.push_back({name_in(state, text.substr(0, sign)), *day});
    }
    return late;
}

Exit take(const Arguments& arguments, const Context& context, LetterFile& file) {
    const auto on = day_option(arguments, context, "--on");
    const auto first = day_option(arguments, context, "--first");
    const auto last = day_option(arguments, context, "--last");
    const auto late = late_in(arguments, context, file.state);
    if (!on || !first || !last || !late) {
        return Exit::wrong_usage;
    }
    tourney::TakeBreaks wanted{.first = *first, .last = *last, .late = *late};
    for (const std::string& name : arguments.all("--untold")) {
        wanted.untold.push_back(name_in(file.state, name));
    }
    wanted.headman_told = !arguments.has("--headman-untold");
    const std::string player = name_in(file.state, arguments.value("PLAYER"));
    if (arguments.has("--granted")) {
        wanted.player = player;
    }
    return carry_out(arguments, context, file,
                     {{*on, arguments.has("--granted") ? "arbiter" : player, wanted}});
}

Exit run_correspondence_break(const Arguments& arguments, const Context& context) {
    return changing_letters(arguments, context,
                            [&](LetterFile& file) { return take(arguments, context, file); });
}

} // namespace

Command correspondence_break() {
    return {"correspondence break",
            {required("LEDGER"), required("PLAYER"), needed(option("--first", "DATE")),
             needed(option("--last", "DATE")), repeated_option("--late", "NAME=DATE"),
             repeated_option("--untold", "NAME"), flag("--headman-untold"), flag("--granted"),
             option("--on", "DATE"), flag("--dry-run")},
            run_correspondence_break};
}

} // namespace kodeks::cli
