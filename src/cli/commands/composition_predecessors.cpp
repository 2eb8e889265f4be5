// The works of a collection that were there before a composition, and what follows for it.
#include "cli/commands/composition.hpp"
#include "cli/commands/composition_collection.hpp"
#include "cli/contest/session.hpp"
#include "cli/event/session.hpp"
#include "composition/collection/predecessors.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

using namespace composition;

rulebook::Articles articles_of(const Predecessor& found, const rulebook::PublicationRules& rules) {
    return found.degree == Degree::full         ? rules.full
           : found.degree == Degree::rearranged ? rules.degrees
                                                : rules.improved;
}

// What follows: no right to exist, or whose name goes where.
std::string consequence(const Context& context, const Predecessor& found, const Entry& entry) {
    const auto& rules = entry.composition.rules->publication;
    const std::string key =
        "cli.composition.predecessors." + std::string(ledger::word(found.degree));
    std::string text =
        with_articles(context.text(key, {{"name", entry.author}}), articles_of(found, rules));
    if (found.degree != Degree::full && found.priority) {
        text += " " +
                with_articles(
                    context.text("cli.composition.predecessors.right",
                                 {{"day", write_day(author_right_until(*found.priority, rules))}}),
                    rules.author_right);
    }
    return text;
}

Sheet predecessors_sheet(const Context& context, const Collection& collection,
                         const std::vector<Predecessor>& all) {
    Sheet sheet =
        sheet_of(context, {"number", "author", "priority", "degree", "likeness", "consequence"});
    for (const Predecessor& found : all) {
        const Entry& entry = collection.entry(found.entry);
        const std::string likeness =
            found.likeness ? context.text("cli.composition.likeness." +
                                          ledger::underscored(ledger::word(*found.likeness)))
                           : context.text("cli.composition.meets",
                                          {{"own", std::to_string(found.own_ply)},
                                           {"other", std::to_string(found.other_ply)},
                                           {"squares", std::to_string(found.differing)}});
        sheet.rows.push_back(
            {std::to_string(found.entry + 1), entry.author, day_text(found.priority),
             context.facts.json ? std::string(ledger::word(found.degree))
                                : context.text("cli.composition.degree." +
                                               std::string(ledger::word(found.degree))),
             likeness, consequence(context, found, entry)});
    }
    return sheet;
}

Exit run_predecessors(const Arguments& arguments, const Context& context) {
    const auto day = day_in(arguments);
    if (!day) {
        return context.wrong_usage(
            Message{"script.want_date", {{"text", arguments.value("--on")}}});
    }
    const auto composition = composition_from(arguments, context, Lines::may_be_missing);
    if (!composition) {
        return composition.error();
    }
    const auto collection = collection_in(arguments, context);
    if (!collection) {
        return collection.error();
    }
    const auto all = predecessors_of(*collection, *composition, *day);
    print_found(context, predecessors_sheet(context, *collection, all));
    const bool full = std::ranges::find(all, Degree::full, &Predecessor::degree) != all.end();
    return full ? Exit::no : Exit::done;
}

} // namespace

Command composition_predecessors() {
    return {"composition predecessors",
            {required("COLLECTION"), required("FILE"), option("--on", "DAY")},
            run_predecessors};
}

} // namespace kodeks::cli
