#include "cli/command.hpp"
#include "cli/commands/rules.hpp"
#include "cli/json.hpp"
#include "rulebook/search/search.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using rulebook::Article;
namespace json = boost::json;

constexpr std::uint64_t usual_limit = 10;

// The hits that share the best number of words, best first.
std::vector<const Article*> best_of(const rulebook::Findings& findings) {
    std::vector<const Article*> best;
    for (const rulebook::Hit& hit : findings.hits) {
        if (hit.words == findings.hits.front().words) {
            best.push_back(hit.article);
        }
    }
    return best;
}

void print_table(std::span<const Article* const> shown, std::size_t found, bool complete,
                 const Context& context) {
    if (!complete) {
        context.streams.talk << context.text("cli.rules.search.partial") << '\n';
    }
    context.streams.out << article_table(shown, context);
    const auto key = shown.size() < found ? "cli.rules.search.some" : "cli.rules.count";
    context.streams.talk << context.text(key, {{"n", std::to_string(found)},
                                               {"shown", std::to_string(shown.size())}})
                         << '\n';
}

void print_report(std::span<const Article* const> shown, std::size_t found, bool complete,
                  const Context& context) {
    json::array list;
    for (const Article* article : shown) {
        list.push_back(article_json(*article));
    }
    print_json(context.streams.out,
               {{"found", found}, {"all_words", complete}, {"articles", std::move(list)}});
}

Exit run_rules_search(const Arguments& arguments, const Context& context) {
    rulebook::Findings findings = rulebook::search(arguments.all("WORD"));
    if (const auto name = arguments.maybe("--rulebook")) {
        const rulebook::Book* book = rulebook::find_book(*name);
        if (book == nullptr) {
            return unknown_rulebook(*name, context);
        }
        std::erase_if(findings.hits, [&](const rulebook::Hit& hit) {
            return hit.article->rulebook != book->edition;
        });
    }
    const auto best = best_of(findings);
    const bool complete = !best.empty() && findings.hits.front().words == findings.words;
    const std::uint64_t limit = arguments.number("--limit").value_or(usual_limit);
    const auto shown = std::span(best).first(std::min<std::uint64_t>(limit, best.size()));
    if (context.facts.json) {
        print_report(shown, best.size(), complete, context);
    } else if (!best.empty()) {
        print_table(shown, best.size(), complete, context);
    }
    if (!best.empty()) {
        return Exit::done;
    }
    const std::string words = joined(arguments.all("WORD"), " ");
    return context.answer_no(Message{"cli.rules.search.none", {{"words", words}}});
}

} // namespace

Command rules_search() {
    return {"rules search",
            {one_or_more("WORD"), option("--rulebook", "RULEBOOK"), number_option("--limit", "N")},
            run_rules_search};
}

} // namespace kodeks::cli
