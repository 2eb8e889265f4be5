#include "cli/commands/rules.hpp"

#include "base/edit_distance.hpp"
#include "base/text_table.hpp"

#include <ostream>

#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rulebook::article_kind_count; ++i) {
        names.emplace_back(rulebook::name_of(static_cast<rulebook::ArticleKind>(i)));
    }
    return names;
}

Exit unknown_rulebook(const std::string& name, const Context& context) {
    std::vector<std::string> known;
    std::vector<std::string> listed;
    for (const rulebook::Book& book : rulebook::books()) {
        known.insert(known.end(), {std::string(book.edition), std::string(book.prefix)});
        if (book.kind == rulebook::BookKind::rulebook) {
            listed.push_back(fmt::format("{} ({})", book.edition, book.prefix));
        }
    }
    const Exit exit = context.wrong_usage(
        Message{"cli.rules.unknown_rulebook", {{"name", name}, {"names", joined(listed, ", ")}}});
    context.suggest(nearest(name, known, 2));
    return exit;
}

boost::json::object article_json(const rulebook::Article& article) {
    return {{"id", article.id},
            {"rulebook", article.rulebook},
            {"kind", rulebook::name_of(article.kind)},
            {"summary", article.summary},
            {"uk", article.translated[0]},
            {"ru", article.translated[1]},
            {"proofs", article.proofs}};
}

std::string article_table(std::span<const rulebook::Article* const> some, const Context& context) {
    TextTable table({{context.text("cli.rules.column.article")},
                     {context.text("cli.rules.column.kind")},
                     {context.text("cli.rules.column.summary")}});
    for (const rulebook::Article* article : some) {
        table.add({std::string(article->id), std::string(rulebook::name_of(article->kind)),
                   std::string(rulebook::summary_in(*article, context.facts.language))});
    }
    return table.to_text(context.facts.width);
}

} // namespace kodeks::cli
