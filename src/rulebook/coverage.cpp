#include "rulebook/coverage.hpp"

namespace kodeks::rulebook {

Standing standing_of(const Article& article) {
    if (article.proofs > 0) {
        return Standing::proved;
    }
    if (article.naming > 0) {
        return Standing::named;
    }
    const bool reminder =
        article.kind == ArticleKind::physical || article.kind == ArticleKind::info;
    if (!article.undecidable.empty()) {
        return Standing::undecidable;
    }
    return reminder ? Standing::checklist : Standing::open;
}

void Tally::count(const Article& article) {
    const Standing standing = standing_of(article);
    ++total;
    proved += standing == Standing::proved ? 1 : 0;
    named += standing == Standing::named ? 1 : 0;
    checklist += standing == Standing::checklist ? 1 : 0;
    undecidable += standing == Standing::undecidable ? 1 : 0;
    open += standing == Standing::open ? 1 : 0;
    const bool by_older = article.proofs == article.older_proofs;
    inherited += standing == Standing::proved && by_older ? 1 : 0;
}

Coverage coverage_of(std::span<const Article> some) {
    Coverage coverage;
    for (const Article& article : some) {
        coverage.by_kind[static_cast<std::size_t>(article.kind)].count(article);
        coverage.all.count(article);
    }
    return coverage;
}

} // namespace kodeks::rulebook
