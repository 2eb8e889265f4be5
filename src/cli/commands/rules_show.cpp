#include "base/text_table.hpp"
#include "base/text_width.hpp"
#include "cli/command.hpp"
#include "cli/commands/rules.hpp"
#include "cli/json.hpp"
#include "rulebook/lookup.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using rulebook::Article;
namespace json = boost::json;

constexpr std::size_t neighbours_each_side = 2;
constexpr std::size_t suggestion_count = 3;

// The article among its neighbours, one line each, marked by an arrow.
std::string neighbours_text(const Article& article, const Context& context) {
    constexpr std::size_t usual_width = 100;
    TextTable table({{""}, {""}});
    std::size_t widest = 0;
    const auto around = rulebook::neighbourhood(article, neighbours_each_side);
    for (const Article& neighbour : around) {
        widest = std::max(widest, neighbour.id.size());
    }
    const std::size_t width = context.facts.width.value_or(usual_width);
    for (const Article& neighbour : around) {
        const char* mark = &neighbour == &article ? "→ " : "  ";
        table.add({fmt::format("  {}{}", mark, neighbour.id),
                   truncate_to(rulebook::summary_in(neighbour, context.facts.language),
                               width - std::min(width, widest + 6))});
    }
    return table.to_text();
}

std::string uses_text(const Article& article, const Context& context) {
    const auto uses = rulebook::citations_of(article.id);
    if (uses.empty()) {
        return "  " + context.text("cli.rules.show.unused") + "\n";
    }
    std::string text;
    for (const rulebook::Citation& use : uses) {
        text += fmt::format("  {}:{}\n", use.file, use.line);
    }
    return text;
}

std::string article_text(const Article& article, bool original, const Context& context) {
    const std::string kind(rulebook::name_of(article.kind));
    const auto heading = [&](const char* key) { return "\n" + context.text(key) + "\n"; };
    std::string text = context.bold(article.id);
    text += fmt::format(" · {}: {}\n", kind, context.text("rulebook.kind." + kind));
    text += rulebook::title_of(rulebook::book_of(article), context.facts.language);
    text += "\n\n" + paragraph(rulebook::summary_in(article, context.facts.language), context);
    text += original ? "\n" + original_text(article, context) : "";
    text += heading("cli.rules.show.neighbours") + neighbours_text(article, context);
    text += heading("cli.rules.show.uses") + uses_text(article, context);
    const std::string proofs = std::to_string(article.proofs);
    text += "\n" + (article.proofs > 0   ? context.text("cli.rules.show.proofs", {{"n", proofs}})
                    : article.naming > 0 ? context.text("cli.rules.show.named")
                                         : context.text("cli.rules.show.unproved"));
    if (!article.undecidable.empty()) {
        text += "\n" + context.text("cli.rules.show.undecidable",
                                    {{"reason", std::string(article.undecidable)}});
    }
    return text + "\n";
}

json::object details_json(const Article& article, bool original) {
    json::object object = article_json(article);
    if (original) {
        object["original"] = original_json(article);
    }
    json::array neighbours;
    for (const Article& neighbour : rulebook::neighbourhood(article, neighbours_each_side)) {
        if (&neighbour != &article) {
            neighbours.emplace_back(neighbour.id);
        }
    }
    json::array uses;
    for (const rulebook::Citation& use : rulebook::citations_of(article.id)) {
        uses.push_back({{"file", use.file}, {"line", use.line}});
    }
    object["neighbours"] = std::move(neighbours);
    object["uses"] = std::move(uses);
    return object;
}

// Says on `talk` that there is no such article and what may have been meant.
void report_unknown(const std::string& id, const Context& context) {
    const std::size_t below = rulebook::articles_below(id).size();
    if (below > 0) {
        context.answer_no(
            Message{"cli.rules.show.chapter", {{"id", id}, {"n", std::to_string(below)}}});
        return;
    }
    context.answer_no(Message{"cli.rules.show.unknown", {{"id", id}}});
    const auto nearest = rulebook::nearest_ids(id, suggestion_count);
    context.suggest(std::vector<std::string>(nearest.begin(), nearest.end()));
}

json::object unknown_json(const std::string& id) {
    json::array nearest;
    for (const std::string_view near : rulebook::nearest_ids(id, suggestion_count)) {
        nearest.emplace_back(near);
    }
    return {{"id", id}, {"nearest", std::move(nearest)}};
}

Exit run_rules_show(const Arguments& arguments, const Context& context) {
    json::array found;
    json::array unknown;
    const bool original = arguments.has("--original");
    const char* separator = "";
    for (const std::string& id : arguments.all("ID")) {
        const Article* article = rulebook::understand_id(id);
        if (article == nullptr) {
            report_unknown(id, context);
            unknown.push_back(unknown_json(id));
        } else if (context.facts.json) {
            found.push_back(details_json(*article, original));
        } else {
            context.streams.out << separator << article_text(*article, original, context);
            separator = "\n";
        }
    }
    const Exit exit = unknown.empty() ? Exit::done : Exit::no;
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"articles", std::move(found)}, {"unknown", std::move(unknown)}});
    }
    return exit;
}

} // namespace

Command rules_show() {
    return {"rules show", {one_or_more("ID"), flag("--original")}, run_rules_show};
}

} // namespace kodeks::cli
