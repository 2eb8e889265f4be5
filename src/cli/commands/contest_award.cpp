// The preliminary and the final award, appeals, and points of solvers.
#include "cli/commands/contest.hpp"

namespace kodeks::cli {

namespace {

using Commands = tl::expected<std::vector<contest::Command>, Exit>;

Exit run_award(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        if (arguments.has("--final")) {
            return std::vector<contest::Command>{contest::PublishFinal{day}};
        }
        return std::vector<contest::Command>{contest::PublishPreliminary{day}};
    });
}

Exit run_appeal(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile& file, Day day) -> Commands {
        const auto author = author_in(context, file, arguments.value("AUTHOR"));
        const auto work = author ? work_in(context, arguments) : tl::unexpected(author.error());
        if (!work) {
            return tl::unexpected(work.error());
        }
        return std::vector<contest::Command>{contest::MakeAppeal{
            *author, *work,
            word_in<contest::AppealTo>(arguments, "--to").value_or(contest::AppealTo::chief),
            word_in<contest::AppealAbout>(arguments, "--about")
                .value_or(contest::AppealAbout::award),
            arguments.maybe("--text").value_or(""), day}};
    });
}

Exit run_decide(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        const auto number = number_in(context, arguments.value("APPEAL"));
        const auto mark =
            number ? points_in(context, arguments, "--mark") : tl::unexpected(number.error());
        if (!mark) {
            return tl::unexpected(mark.error());
        }
        return std::vector<contest::Command>{contest::DecideAppeal{
            {*number},
            word_in<contest::Answer>(arguments, "--answer").value_or(contest::Answer::kept),
            *mark,
            arguments.maybe("--reason").value_or(""),
            day}};
    });
}

Exit run_score(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile& file, Day day) -> Commands {
        const auto solver = author_in(context, file, arguments.value("SOLVER"));
        const auto task =
            solver ? number_in(context, arguments.value("TASK")) : tl::unexpected(solver.error());
        const auto points =
            task ? points_in(context, arguments, "POINTS") : tl::unexpected(task.error());
        if (!points) {
            return tl::unexpected(points.error());
        }
        return std::vector<contest::Command>{
            contest::GiveScore{*solver, *task, **points, arguments.all("--found"), day}};
    });
}

// An appeal is not answered with "it is open still", the first of the words.
std::vector<std::string> answers() {
    std::vector<std::string> words = ledger::words_of<contest::Answer>();
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(contest::Answer::open));
    return words;
}

} // namespace

Command contest_award() {
    return {"contest award", contest_arguments({flag("--final")}), run_award};
}

Command contest_appeal() {
    return {"contest appeal",
            contest_arguments(
                {required("AUTHOR"), required("WORK"),
                 choice_option("--to", "WHOM", ledger::words_of<contest::AppealTo>()),
                 choice_option("--about", "WHAT", ledger::words_of<contest::AppealAbout>()),
                 option("--text", "TEXT")}),
            run_appeal};
}

Command contest_decide() {
    return {"contest decide",
            contest_arguments({required("APPEAL"), choice_option("--answer", "ANSWER", answers()),
                               option("--mark", "POINTS"), option("--reason", "TEXT")}),
            run_decide};
}

Command contest_score() {
    return {"contest score",
            contest_arguments({required("SOLVER"), required("TASK"), required("POINTS"),
                               repeated_option("--found", "WHAT")}),
            run_score};
}

} // namespace kodeks::cli
