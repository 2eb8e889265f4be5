// Works examined where the contest is kept: begun, asked about until it is over, told.
#include "cli/contest/remote.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

constexpr std::chrono::milliseconds ask_every{200};
constexpr std::uint64_t usual_seconds = 20;

bool is_running(const json::object& shown) {
    const std::string state = text_at(shown, "state");
    return state == "waiting" || state == "working";
}

// How it came out, once it is over.
Result<json::object> examined(const Arguments& arguments, const Context& context,
                              std::uint32_t work) {
    const std::string path = fmt::format("{}/works/{}/examination", contest_path(arguments), work);
    const std::uint64_t seconds = arguments.number("--time").value_or(usual_seconds);
    auto shown = object_of(post_server(arguments, context, path, {{"seconds", seconds}}), context);
    while (shown && is_running(*shown)) {
        std::this_thread::sleep_for(ask_every);
        shown = ask_server(arguments, context, path + "/" + text_at(*shown, "job"));
    }
    return shown;
}

// Those that nobody examined yet, or the one asked for.
std::vector<std::uint32_t> works_to_examine(const Arguments& arguments, const json::object& card) {
    if (const auto wanted = arguments.number("--work")) {
        return {static_cast<std::uint32_t>(std::min<std::uint64_t>(*wanted, UINT32_MAX))};
    }
    std::vector<std::uint32_t> works;
    for (const json::value& one : card.at("works").as_array()) {
        const json::object& work = one.as_object();
        if (!work.at("examined").as_bool() && !work.at("withdrawn").as_bool() &&
            !work.at("late").as_bool()) {
            works.push_back(number_at(work, "id"));
        }
    }
    return works;
}

} // namespace

Exit examine_at_server(const Arguments& arguments, const Context& context) {
    const auto card = ask_server(arguments, context, contest_path(arguments));
    if (!card) {
        return context.bad_input(card.error());
    }
    for (const std::uint32_t work : works_to_examine(arguments, *card)) {
        const auto shown = examined(arguments, context, work);
        if (!shown) {
            return context.bad_input(shown.error());
        }
        if (const json::value* const recorded = shown->if_contains("recorded")) {
            tell_contest_facts(context, recorded->as_object());
        }
    }
    return Exit::done;
}

} // namespace kodeks::cli
