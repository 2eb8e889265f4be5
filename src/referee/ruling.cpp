#include "referee/ruling.hpp"

#include <algorithm>

namespace kodeks::referee {

Ruling& Ruling::citing(rulebook::Articles more) {
    for (const std::string_view id : more) {
        if (std::ranges::find(articles, id) == articles.end()) {
            articles.push_back(id);
        }
    }
    return *this;
}

Ruling ruling(std::string_view decision, std::optional<games::Side> about,
              rulebook::Articles articles, const Evidence& evidence) {
    Ruling made{.decision = decision, .about = about, .articles = {}, .evidence = evidence};
    made.citing(articles);
    return made;
}

} // namespace kodeks::referee
