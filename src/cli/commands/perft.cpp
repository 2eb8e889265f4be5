#include "cli/command.hpp"
#include "cli/commands/position.hpp"
#include "cli/json.hpp"
#include "notation/styles.hpp"

#include <algorithm>
#include <atomic>
#include <ostream>
#include <thread>

#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

constexpr std::uint64_t most_depth = 100;
constexpr std::uint64_t most_threads = 256;

struct RootMove {
    games::Move move;
    std::string text;
    std::uint64_t count = 0;
};

std::vector<RootMove> root_moves(const games::Position& position, Language language) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    const std::string style = notation::move_style_names(position.variant()).front();
    std::vector<RootMove> roots;
    for (const games::Move& move : legal) {
        roots.push_back({move, notation::styled_move(position, move, style, language), 0});
    }
    std::ranges::sort(roots, {}, &RootMove::text);
    return roots;
}

// Each thread takes the next root move nobody has taken.
void count_roots(const games::Position& position, int depth, std::size_t threads,
                 std::vector<RootMove>& roots) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < roots.size(); i = next++) {
            roots[i].count = games::perft(games::play(position, roots[i].move), depth - 1);
        }
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(threads, roots.size()); ++i) {
        helpers.emplace_back(work);
    }
    work();
}

Exit run_perft(const Arguments& arguments, const Context& context) {
    const auto position = position_from(arguments, context);
    if (!position) {
        return position.error();
    }
    const std::uint64_t depth = arguments.number("DEPTH").value_or(0);
    const std::uint64_t threads = arguments.number("--threads").value_or(1);
    if (depth > most_depth || threads < 1 || threads > most_threads) {
        return context.wrong_usage(Message{
            "cli.perft.limits",
            {{"depth", std::to_string(most_depth)}, {"threads", std::to_string(most_threads)}}});
    }
    std::vector<RootMove> roots;
    std::uint64_t total = 1;
    if (depth > 0) {
        roots = root_moves(*position, context.facts.language);
        count_roots(*position, static_cast<int>(depth), threads, roots);
        total = 0;
    }
    boost::json::object divided;
    for (const RootMove& root : roots) {
        total += root.count;
        divided[root.text] = root.count;
        if (arguments.has("--divide") && !context.facts.json) {
            context.streams.out << root.text << ": " << root.count << '\n';
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"depth", depth}, {"nodes", total}, {"moves", std::move(divided)}});
    } else {
        context.streams.out << total << '\n';
    }
    return Exit::done;
}

} // namespace

Command perft() {
    Argument depth = required("DEPTH");
    depth.values = Values::number;
    return {"perft", with_position({depth, flag("--divide"), number_option("--threads", "N")}),
            run_perft};
}

} // namespace kodeks::cli
