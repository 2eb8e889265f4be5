#include "support/article.hpp"

#include "rulebook/article.hpp"
#include "support/proofs.hpp"

#include <gtest/gtest.h>

namespace kodeks::test {

void record_articles(std::initializer_list<std::string_view> ids, const char* file, int line) {
    for (const std::string_view id : ids) {
        if (rulebook::find_article(id) == nullptr) {
            ADD_FAILURE_AT(file, line)
                << "no article '" << id << "': look it up with `kodeks rules search`";
        } else {
            proofs().cite(std::string(id));
        }
    }
}

} // namespace kodeks::test
