#include "base/text_table.hpp"
#include "cli/command.hpp"
#include "cli/commands/rules.hpp"
#include "cli/json.hpp"
#include "rulebook/coverage.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using rulebook::Book;
using rulebook::Coverage;
using rulebook::Tally;
namespace json = boost::json;

struct BookCoverage {
    const Book* book;
    Coverage coverage;
};

std::string kind_name(std::size_t index) {
    return std::string(rulebook::name_of(static_cast<rulebook::ArticleKind>(index)));
}

void add_row(TextTable& table, const std::string& book, const std::string& kind,
             const Tally& tally) {
    table.add({book, kind, std::to_string(tally.total), std::to_string(tally.proved),
               std::to_string(tally.named), std::to_string(tally.checklist),
               std::to_string(tally.undecidable), std::to_string(tally.open)});
}

void add_book(TextTable& table, const BookCoverage& entry, const std::string& all) {
    std::string book(entry.book->edition);
    for (std::size_t i = 0; i < rulebook::article_kind_count; ++i) {
        const Tally& tally = entry.coverage.by_kind[i];
        if (tally.total > 0) {
            add_row(table, book, kind_name(i), tally);
            book.clear();
        }
    }
    add_row(table, book, all, entry.coverage.all);
}

std::string text_of(const std::vector<BookCoverage>& books, const Tally& sum,
                    const Context& context) {
    const auto title = [&](const char* name) {
        return context.text(std::string("cli.rules.column.") + name);
    };
    TextTable table({{title("rulebook")},
                     {title("kind")},
                     {title("total"), Align::right},
                     {title("proved"), Align::right},
                     {title("named"), Align::right},
                     {title("checklist"), Align::right},
                     {title("undecidable"), Align::right},
                     {title("open"), Align::right}});
    const std::string all = context.text("cli.rules.coverage.all");
    for (const BookCoverage& entry : books) {
        add_book(table, entry, all);
        table.add_rule();
    }
    add_row(table, all, "", sum);
    return table.to_text();
}

json::object tally_json(const char* label, std::string_view name, const Tally& tally) {
    return {
        {label, name},          {"total", tally.total},         {"proved", tally.proved},
        {"named", tally.named}, {"checklist", tally.checklist}, {"undecidable", tally.undecidable},
        {"open", tally.open}};
}

json::object book_json(const BookCoverage& entry, Language language) {
    json::object object = tally_json("rulebook", entry.book->edition, entry.coverage.all);
    object["prefix"] = entry.book->prefix;
    object["title"] = rulebook::title_of(*entry.book, language);
    json::array kinds;
    for (std::size_t i = 0; i < rulebook::article_kind_count; ++i) {
        if (entry.coverage.by_kind[i].total > 0) {
            kinds.push_back(tally_json("kind", kind_name(i), entry.coverage.by_kind[i]));
        }
    }
    object["kinds"] = std::move(kinds);
    return object;
}

void print_report(const std::vector<BookCoverage>& books, const Tally& sum,
                  const Context& context) {
    json::array list;
    for (const BookCoverage& entry : books) {
        list.push_back(book_json(entry, context.facts.language));
    }
    print_json(context.streams.out, {{"total", sum.total},
                                     {"proved", sum.proved},
                                     {"named", sum.named},
                                     {"checklist", sum.checklist},
                                     {"undecidable", sum.undecidable},
                                     {"open", sum.open},
                                     {"rulebooks", std::move(list)}});
}

Exit run_rules_coverage(const Arguments& arguments, const Context& context) {
    const auto name = arguments.maybe("RULEBOOK");
    const Book* only = name ? rulebook::find_book(*name) : nullptr;
    if (name && only == nullptr) {
        return unknown_rulebook(*name, context);
    }
    std::vector<BookCoverage> books;
    Tally sum;
    for (const Book& book : rulebook::books()) {
        const bool wanted =
            only == nullptr ? book.kind == rulebook::BookKind::rulebook : only == &book;
        if (!wanted) {
            continue;
        }
        books.push_back({&book, rulebook::coverage_of(book.articles)});
        for (const rulebook::Article& article : book.articles) {
            sum.count(article);
        }
    }
    if (context.facts.json) {
        print_report(books, sum, context);
    } else {
        context.streams.out << text_of(books, sum, context);
    }
    return Exit::done;
}

} // namespace

Command rules_coverage() {
    return {"rules coverage", {optional("RULEBOOK")}, run_rules_coverage};
}

} // namespace kodeks::cli
