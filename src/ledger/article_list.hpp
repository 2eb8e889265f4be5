// Articles that a file says it proves must exist.
#pragma once

#include "ledger/reader.hpp"

namespace kodeks::ledger {

// Complains about the first id of the list under this name that is no article.
void check_articles(Reader& reader, std::string_view name);

} // namespace kodeks::ledger
