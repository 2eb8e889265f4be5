// Marks, their revision by the chief judge, and defects that a judge finds.
#include "cli/commands/contest.hpp"

namespace kodeks::cli {

namespace {

using Commands = tl::expected<std::vector<contest::Command>, Exit>;

tl::expected<Points, Exit> mark_in(const Context& context, const Arguments& arguments) {
    const auto mark = points_in(context, arguments, "MARK");
    if (!mark) {
        return tl::unexpected(mark.error());
    }
    return **mark;
}

Commands marking(const Arguments& arguments, const Context& context, Day day) {
    const auto work = work_in(context, arguments);
    const auto mark = work ? mark_in(context, arguments) : tl::unexpected(work.error());
    if (!mark) {
        return tl::unexpected(mark.error());
    }
    const auto deduction = points_in(context, arguments, "--deduct");
    if (!deduction) {
        return tl::unexpected(deduction.error());
    }
    return std::vector<contest::Command>{
        contest::GiveMark{*work, arguments.value("--judge"), *mark,
                          arguments.maybe("--comment").value_or(""), *deduction, day}};
}

Exit run_mark(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) {
        return marking(arguments, context, day);
    });
}

Exit run_revise(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        const auto work = work_in(context, arguments);
        const auto mark = work ? mark_in(context, arguments) : tl::unexpected(work.error());
        if (!mark) {
            return tl::unexpected(mark.error());
        }
        return std::vector<contest::Command>{
            contest::Revise{*work, *mark, arguments.maybe("--reason").value_or(""), day}};
    });
}

Exit run_defect(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        const auto work = work_in(context, arguments);
        if (!work) {
            return tl::unexpected(work.error());
        }
        return std::vector<contest::Command>{contest::StateDefect{
            *work, arguments.value("--article"), arguments.maybe("--reason").value_or(""),
            arguments.maybe("--by").value_or("judge"), day}};
    });
}

} // namespace

Command contest_mark() {
    return {
        "contest mark",
        contest_arguments({required("WORK"), required("MARK"), needed(option("--judge", "NAME")),
                           option("--comment", "TEXT"), option("--deduct", "POINTS")}),
        run_mark};
}

Command contest_revise() {
    return {"contest revise",
            contest_arguments({required("WORK"), required("MARK"), option("--reason", "TEXT")}),
            run_revise};
}

Command contest_defect() {
    return {"contest defect",
            contest_arguments(
                {required("WORK"), needed(option("--article", "ID")), option("--reason", "TEXT")}),
            run_defect};
}

} // namespace kodeks::cli
