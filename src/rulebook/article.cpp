#include "rulebook/article.hpp"

#include <algorithm>

namespace kodeks::rulebook {

namespace {

constexpr std::array<std::string_view, article_kind_count> kind_names = {
    "engine",      "referee", "tournament", "correspondence",
    "composition", "record",  "physical",   "info",
};

} // namespace

std::string_view summary_in(const Article& article, Language language) {
    const std::string_view own = language == Language::en
                                     ? article.summary
                                     : article.translated[static_cast<std::size_t>(language) - 1];
    return own.empty() ? article.summary : own;
}

const Article* find_article(std::string_view id) {
    const auto all = articles();
    const auto index = articles_by_id();
    const auto id_at = [&](std::uint16_t position) { return all[position].id; };
    const auto found = std::ranges::lower_bound(index, id, {}, id_at);
    return found != index.end() && id_at(*found) == id ? &all[*found] : nullptr;
}

std::span<const Citation> citations_of(std::string_view id) {
    const auto found = std::ranges::equal_range(citations(), id, {}, &Citation::article);
    return {found.begin(), found.end()};
}

std::string_view name_of(ArticleKind kind) {
    return kind_names[static_cast<std::size_t>(kind)];
}

std::optional<ArticleKind> kind_named(std::string_view name) {
    const auto found = std::ranges::find(kind_names, name);
    if (found == kind_names.end()) {
        return std::nullopt;
    }
    return static_cast<ArticleKind>(found - kind_names.begin());
}

} // namespace kodeks::rulebook
