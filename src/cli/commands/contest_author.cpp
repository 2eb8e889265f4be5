// Somebody applies to take part.
#include "cli/commands/contest.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

contest::Author author_of(const Arguments& arguments) {
    contest::Author author;
    author.name = arguments.value("NAME");
    author.born = static_cast<std::int32_t>(
        std::min<std::uint64_t>(arguments.number("--born").value_or(0), INT32_MAX));
    author.rank = arguments.maybe("--rank").value_or("");
    author.society = arguments.maybe("--society").value_or("");
    author.post = arguments.maybe("--post").value_or("");
    author.address = arguments.maybe("--address").value_or("");
    author.team = arguments.maybe("--team").value_or("");
    author.captain = arguments.has("--captain");
    author.staff = arguments.has("--staff");
    return author;
}

Exit run_contest_author(const Arguments& arguments, const Context& context) {
    return changing_contest(
        arguments, context,
        [&](const ContestFile&, Day day) -> tl::expected<std::vector<contest::Command>, Exit> {
            return std::vector<contest::Command>{contest::Register{author_of(arguments), day}};
        });
}

} // namespace

Command contest_author() {
    return {"contest author",
            contest_arguments({required("NAME"), number_option("--born", "YEAR"),
                               option("--rank", "RANK"), option("--society", "SOCIETY"),
                               option("--post", "POST"), option("--address", "ADDRESS"),
                               option("--team", "TEAM"), flag("--captain"), flag("--staff")}),
            run_contest_author};
}

} // namespace kodeks::cli
