#include "ledger/article_list.hpp"

#include "rulebook/lookup.hpp"

#include <fmt/format.h>

namespace kodeks::ledger {

void check_articles(Reader& reader, std::string_view name) {
    const Json* const list = reader.take(name);
    for (const Json& item : list != nullptr ? list->items : std::vector<Json>{}) {
        if (rulebook::find_article(item.text) == nullptr) {
            const auto near = rulebook::nearest_ids(item.text, 3);
            reader.complain(item.offset, {"script.no_article",
                                          {{"id", item.text},
                                           {"choices", fmt::format("{}", fmt::join(near, ", "))}}});
        }
    }
}

} // namespace kodeks::ledger
