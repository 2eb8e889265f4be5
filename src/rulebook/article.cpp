#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

constexpr std::array<std::string_view, article_kind_count> kind_names = {
    "engine",      "referee", "tournament", "correspondence",
    "composition", "record",  "physical",   "info",
};

} // namespace

const Article* find_article(std::string_view id) {
    const auto all = articles();
    const auto found = std::ranges::find(all, id, &Article::id);
    return found == all.end() ? nullptr : &*found;
}

std::string_view name_of(ArticleKind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

} // namespace kodeks::rulebook
