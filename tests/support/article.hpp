// ARTICLE("RU:1.9.1.4", "UA:III.5.3"); inside a test says that this test proves these articles.
// If the test passes they count as proved in docs/conformance.md; an unknown id fails the test.
#pragma once

#include <initializer_list>
#include <string_view>

namespace kodeks::test {

void record_articles(std::initializer_list<std::string_view> ids, const char* file, int line);

} // namespace kodeks::test

#define ARTICLE(...) ::kodeks::test::record_articles({__VA_ARGS__}, __FILE__, __LINE__)
