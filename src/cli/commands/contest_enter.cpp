// Works sent in, corrected and taken back.
#include "cli/commands/contest.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

using Commands = tl::expected<std::vector<contest::Command>, Exit>;

std::int32_t small(std::optional<std::uint64_t> number, std::uint64_t otherwise) {
    return static_cast<std::int32_t>(
        std::min<std::uint64_t>(number.value_or(otherwise), INT32_MAX));
}

// "territorial:Tver" as a championship in which the work took part.
std::optional<contest::Entered> championship_in(const std::string& text) {
    const std::size_t sign = std::min(text.find(':'), text.size());
    const auto scale = ledger::from_word<contest::ContestScale>(text.substr(0, sign));
    if (!scale) {
        return std::nullopt;
    }
    return contest::Entered{*scale, sign == text.size() ? "" : text.substr(sign + 1)};
}

tl::expected<contest::Origin, Exit> origin_in(const Context& context, const Arguments& arguments) {
    contest::Origin origin;
    origin.corrections = small(arguments.number("--corrections"), 0);
    origin.corrected_after_award = arguments.has("--corrected-after-award");
    origin.improvement = word_in<contest::Improvement>(arguments, "--improvement")
                             .value_or(contest::Improvement::none);
    origin.source = arguments.maybe("--source").value_or("");
    origin.consent = arguments.has("--consent");
    origin.variation_of = arguments.maybe("--variation-of").value_or("");
    origin.complicates = arguments.maybe("--complicates").value_or("");
    origin.rejected_before = arguments.has("--rejected-before");
    origin.marked_before = arguments.has("--marked-before");
    if (const auto day = arguments.maybe("--source-day")) {
        origin.source_day = read_day(*day);
        if (!origin.source_day) {
            return tl::unexpected(
                context.wrong_usage(Message{"script.want_date", {{"text", *day}}}));
        }
    }
    for (const std::string& text : arguments.all("--championship")) {
        const auto other = championship_in(text);
        if (!other) {
            return tl::unexpected(
                context.wrong_usage(Message{"cli.contest.want_scale", {{"text", text}}}));
        }
        origin.championships.push_back(*other);
    }
    return origin;
}

tl::expected<std::vector<contest::AuthorId>, Exit>
authors_in(const Context& context, const Arguments& arguments, const ContestFile& file) {
    std::vector<std::string> names = arguments.all("--with");
    names.insert(names.begin(), arguments.value("AUTHOR"));
    std::vector<contest::AuthorId> authors;
    for (const std::string& name : names) {
        const auto author = author_in(context, file, name);
        if (!author) {
            return tl::unexpected(author.error());
        }
        authors.push_back(*author);
    }
    return authors;
}

Commands entering(const Arguments& arguments, const Context& context, const ContestFile& file,
                  Day day) {
    const auto authors = authors_in(context, arguments, file);
    if (!authors) {
        return tl::unexpected(authors.error());
    }
    const auto origin = origin_in(context, arguments);
    if (!origin) {
        return tl::unexpected(origin.error());
    }
    const auto diagram = diagram_in(context, arguments.value("FILE"));
    if (!diagram) {
        return tl::unexpected(diagram.error());
    }
    return std::vector<contest::Command>{contest::Enter{
        *authors, static_cast<std::uint32_t>(small(arguments.number("--section"), 1)), *diagram,
        *origin, small(arguments.number("--copies"), 1), day}};
}

Exit run_enter(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile& file, Day day) {
        return entering(arguments, context, file, day);
    });
}

Exit run_correct(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        const auto work = work_in(context, arguments);
        if (!work) {
            return tl::unexpected(work.error());
        }
        const auto diagram = diagram_in(context, arguments.value("FILE"));
        if (!diagram) {
            return tl::unexpected(diagram.error());
        }
        return std::vector<contest::Command>{contest::Replace{*work, *diagram, day}};
    });
}

Exit run_withdraw(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        const auto work = work_in(context, arguments);
        if (!work) {
            return tl::unexpected(work.error());
        }
        return std::vector<contest::Command>{contest::Withdraw{*work, day}};
    });
}

} // namespace

Command contest_enter() {
    return {"contest enter",
            contest_arguments(
                {required("AUTHOR"), required("FILE"), number_option("--section", "N"),
                 number_option("--copies", "N"), repeated_option("--with", "AUTHOR"),
                 number_option("--corrections", "N"), flag("--corrected-after-award"),
                 choice_option("--improvement", "DEGREE", ledger::words_of<contest::Improvement>()),
                 option("--source", "AUTHOR"), option("--source-day", "DAY"), flag("--consent"),
                 option("--variation-of", "NAME"), option("--complicates", "AUTHOR"),
                 flag("--rejected-before"), flag("--marked-before"),
                 repeated_option("--championship", "SCALE:TERRITORY")}),
            run_enter};
}

Command contest_correct() {
    return {"contest correct", contest_arguments({required("WORK"), required("FILE")}),
            run_correct};
}

Command contest_withdraw() {
    return {"contest withdraw", contest_arguments({required("WORK")}), run_withdraw};
}

} // namespace kodeks::cli
