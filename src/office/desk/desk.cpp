#include "office/desk/desk.hpp"

#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::office {

tl::unexpected<Refusal> refuse(std::string_view key, std::vector<MessagePart> parts,
                               Articles articles) {
    return tl::unexpected(
        Refusal{{std::string(key), std::move(parts)}, {articles.begin(), articles.end()}});
}

Ruled<const Card*> card_of(const State& state) {
    if (!state.card) {
        return refuse("office.no_card");
    }
    return &*state.card;
}

tl::unexpected<Refusal> refuse_by_fact(std::string_view key, std::vector<MessagePart> parts,
                                       const ArticleIds& articles) {
    Refusal refusal = refuse(key, std::move(parts)).value();
    for (const std::string& id : articles) {
        if (const auto* article = rulebook::find_article(id)) {
            refusal.articles.push_back(article->id);
        }
    }
    return tl::unexpected(std::move(refusal));
}

ArticleIds ids(Articles articles) {
    return {articles.begin(), articles.end()};
}

ArticleIds joined(ArticleIds first, Articles second) {
    for (const std::string_view id : second) {
        if (std::ranges::find(first, id) == first.end()) {
            first.emplace_back(id);
        }
    }
    return first;
}

} // namespace kodeks::office
