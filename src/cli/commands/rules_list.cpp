#include "cli/command.hpp"
#include "cli/commands/rules.hpp"
#include "cli/json.hpp"
#include "rulebook/lookup.hpp"

#include <optional>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using rulebook::Article;
using Articles = std::vector<const Article*>;

Articles pointers_to(std::span<const Article> some) {
    Articles pointers;
    for (const Article& article : some) {
        pointers.push_back(&article);
    }
    return pointers;
}

// Of the five rulebooks; regulations beside them are listed by name.
Articles articles_of_rulebooks() {
    Articles all;
    for (const rulebook::Book& book : rulebook::books()) {
        if (book.kind == rulebook::BookKind::rulebook) {
            const Articles some = pointers_to(book.articles);
            all.insert(all.end(), some.begin(), some.end());
        }
    }
    return all;
}

// All articles, those of a rulebook, or those of a chapter of it; nothing when the name means none.
std::optional<Articles> articles_named(const std::optional<std::string>& name) {
    if (!name) {
        return articles_of_rulebooks();
    }
    if (const rulebook::Book* book = rulebook::find_book(*name)) {
        return pointers_to(book->articles);
    }
    Articles chapter = rulebook::articles_below(*name);
    if (const Article* head = rulebook::understand_id(*name)) {
        chapter.insert(chapter.begin(), head);
    }
    return chapter.empty() ? std::nullopt : std::optional(std::move(chapter));
}

void print(const Articles& articles, const Context& context) {
    const std::string count = std::to_string(articles.size());
    if (!context.facts.json) {
        context.streams.out << article_table(articles, context);
        context.streams.talk << context.text("cli.rules.count", {{"n", count}}) << '\n';
        return;
    }
    boost::json::array list;
    for (const Article* article : articles) {
        list.push_back(article_json(*article));
    }
    print_json(context.streams.out, {{"total", articles.size()}, {"articles", std::move(list)}});
}

Exit run_rules_list(const Arguments& arguments, const Context& context) {
    auto articles = articles_named(arguments.maybe("RULEBOOK"));
    if (!articles) {
        return unknown_rulebook(arguments.value("RULEBOOK"), context);
    }
    if (const auto kind = arguments.maybe("--kind")) {
        std::erase_if(*articles, [wanted = rulebook::kind_named(*kind)](const Article* article) {
            return article->kind != wanted;
        });
    }
    print(*articles, context);
    return Exit::done;
}

} // namespace

Command rules_list() {
    return {"rules list",
            {optional("RULEBOOK"), choice_option("--kind", "KIND", kind_names())},
            run_rules_list};
}

} // namespace kodeks::cli
