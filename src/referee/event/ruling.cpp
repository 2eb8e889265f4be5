#include "referee/event/ruling.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

void add(ArticleList& articles, std::string_view id) {
    if (std::ranges::find(articles, id) == articles.end()) {
        articles.emplace_back(id);
    }
}

} // namespace

Ruling& Ruling::citing(rulebook::Articles more) {
    std::ranges::for_each(more, [&](std::string_view id) { add(articles, id); });
    return *this;
}

Ruling& Ruling::citing(const ArticleList& more) {
    std::ranges::for_each(more, [&](std::string_view id) { add(articles, id); });
    return *this;
}

ArticleList listed(rulebook::Articles articles) {
    return {articles.begin(), articles.end()};
}

Ruling ruling(std::string_view decision, std::optional<games::Side> about,
              rulebook::Articles articles, const Evidence& evidence) {
    Ruling made{
        .decision = std::string(decision), .about = about, .articles = {}, .evidence = evidence};
    made.citing(articles);
    return made;
}

} // namespace kodeks::referee
