// Rulebooks, their articles in three languages, search, and the games they know.
#include "rulebook/book.hpp"
#include "rulebook/game_rules.hpp"
#include "rulebook/lookup.hpp"
#include "rulebook/original.hpp"
#include "rulebook/search/search.hpp"
#include "server/api/api.hpp"
#include "server/api/numbers.hpp"
#include "server/game/board_json.hpp"
#include "server/texts.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using rulebook::Article;
using rulebook::Book;

constexpr std::uint64_t page_usual = 100;
constexpr std::uint64_t page_max = 1000;
constexpr std::uint64_t hits_usual = 20;
constexpr std::size_t neighbours_each_side = 3;

json::object article_json(const Article& article) {
    return {{"id", article.id},
            {"rulebook", article.rulebook},
            {"kind", rulebook::name_of(article.kind)},
            {"text", in_all_languages([&](Language language) {
                 return json::string(rulebook::summary_in(article, language));
             })},
            {"proofs", article.proofs}};
}

// As the book prints it, to quote in a dispute; nothing where the program does not carry the text.
void add_original(json::object& object, const Article& article) {
    const auto original = rulebook::original_of(article);
    if (!original) {
        return;
    }
    json::array lines;
    if (!original->lead.empty()) {
        lines.emplace_back(original->lead);
    }
    for (const std::string_view line : original->lines) {
        lines.emplace_back(line);
    }
    object["original"] = {{"language", code_of(original->language)}, {"lines", std::move(lines)}};
}

json::array articles_json(const auto& articles) {
    json::array list;
    for (const Article& article : articles) {
        list.push_back(article_json(article));
    }
    return list;
}

json::object book_json(const Book& book) {
    json::array variants;
    if (const rulebook::GameRules* const rules = rulebook::game_rules(book.edition)) {
        for (const std::string_view variant : rules->variants) {
            variants.emplace_back(json::string(variant));
        }
    }
    return {{"edition", book.edition},
            {"prefix", book.prefix},
            {"kind", book.kind == rulebook::BookKind::rulebook ? "rulebook" : "regulations"},
            {"title", in_all_languages([&](Language language) {
                 return json::string(rulebook::title_of(book, language));
             })},
            {"articles", book.articles.size()},
            {"variants", std::move(variants)}};
}

std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words;
    std::size_t at = 0;
    while ((at = text.find_first_not_of(' ', at)) != std::string::npos) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

} // namespace

void list_rulebooks(Api&, const Call&, const Respond& respond) {
    json::array books;
    for (const Book& book : rulebook::books()) {
        books.push_back(book_json(book));
    }
    respond(json_response({{"rulebooks", std::move(books)}}));
}

void list_articles(Api&, const Call& call, const Respond& respond) {
    const Book* const book = rulebook::find_book(call.path.at("rulebook"));
    if (book == nullptr) {
        respond(error_response(404, "server.no_rulebook"));
        return;
    }
    const std::uint64_t all = book->articles.size();
    const std::uint64_t from = std::min(number(call.request, "offset").value_or(0), all);
    const std::uint64_t wanted = number(call.request, "limit").value_or(page_usual);
    const std::uint64_t count = std::min({wanted, page_max, all - from});
    respond(json_response({{"rulebook", book_json(*book)},
                           {"offset", from},
                           {"total", all},
                           {"articles", articles_json(book->articles.subspan(from, count))}}));
}

void search_articles(Api&, const Call& call, const Respond& respond) {
    const auto words = words_in(call.request.parameter("q"));
    const std::string named = call.request.parameter("rulebook");
    const Book* const book = named.empty() ? nullptr : rulebook::find_book(named);
    if (!named.empty() && book == nullptr) {
        respond(error_response(404, "server.no_rulebook"));
        return;
    }
    rulebook::Findings findings = rulebook::search(words);
    std::erase_if(findings.hits, [&](const rulebook::Hit& hit) {
        return book != nullptr && hit.article->rulebook != book->edition;
    });
    const std::uint64_t limit =
        std::min(number(call.request, "limit").value_or(hits_usual), page_max);
    json::array list;
    for (const rulebook::Hit& hit : findings.hits) {
        if (list.size() == limit) {
            break;
        }
        json::object object = article_json(*hit.article);
        object["words"] = hit.words;
        list.push_back(std::move(object));
    }
    respond(json_response({{"words", findings.words},
                           {"found", findings.hits.size()},
                           {"articles", std::move(list)}}));
}

void show_article(Api&, const Call& call, const Respond& respond) {
    const Article* const article = rulebook::understand_id(call.path.at("article"));
    if (article == nullptr) {
        respond(error_response(404, "server.no_article"));
        return;
    }
    json::object object = article_json(*article);
    add_original(object, *article);
    object["neighbours"] = articles_json(rulebook::neighbourhood(*article, neighbours_each_side));
    respond(json_response(object));
}

void list_variants(Api&, const Call&, const Respond& respond) {
    json::array list;
    for (const games::Variant* const variant : games::all_variants()) {
        const std::string name(variant->name);
        list.push_back({{"name", name},
                        {"title", in_all_languages(Message{"variant." + name, {}})},
                        {"board", board_json(*variant)},
                        {"pieces", pieces_json(*variant, variant->start)}});
    }
    respond(json_response({{"variants", std::move(list)}}));
}

} // namespace kodeks::server
