// The works of a competition before the formal judge, one after another; what is found is recorded.
#include "cli/commands/composition.hpp"
#include "cli/commands/contest.hpp"
#include "cli/contest/remote.hpp"
#include "composition/contest/work_board.hpp"
#include "composition/examine/examine.hpp"

namespace kodeks::cli {

namespace {

using Commands = tl::expected<std::vector<contest::Command>, Exit>;

Commands examining(const Arguments& arguments, const Context& context, const ContestFile& file,
                   Day day) {
    std::vector<contest::Command> commands;
    const auto wanted = arguments.number("--work");
    for (const contest::Work& work : file.state.works) {
        const bool asked = wanted ? *wanted == work.id.value : !work.examined;
        if (work.withdrawn || work.late || !asked) {
            continue;
        }
        const auto board = contest::board_of(work.diagram, file.state.regulations.edition);
        if (!board) {
            return tl::unexpected(context.answer_no(board.error()));
        }
        const auto desk = SearchDesk::open(*board, arguments, context);
        if (!desk) {
            return tl::unexpected(desk.error());
        }
        auto found =
            contest::finding_of(work.id, *board, composition::examine(*board, (*desk)->proofs()));
        found.day = day;
        commands.emplace_back(std::move(found));
    }
    return commands;
}

Exit run_contest_examine(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return examine_at_server(arguments, context);
    }
    return changing_contest(arguments, context, [&](const ContestFile& file, Day day) {
        return examining(arguments, context, file, day);
    });
}

} // namespace

Command contest_examine() {
    return {"contest examine",
            contest_arguments({number_option("--work", "N"), number_option("--nodes", "N"),
                               number_option("--time", "SECONDS"), number_option("--memory", "MIB"),
                               option("--dir", "FOLDER")}),
            run_contest_examine};
}

} // namespace kodeks::cli
