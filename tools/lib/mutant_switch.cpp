// The sources that let a program choose at its start which rule is broken in it.
#include "lib/mutants.hpp"

namespace kodeks::tools {

std::string_view mutant_switch() {
    return R"(// Which broken rule is in force: the one that KODEKS_MUTANT names, or none.
#pragma once

#include <cstdlib>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>

namespace broken {

using Articles = std::span<const std::string_view>;

inline int chosen() {
    static const int number = [] {
        const char* text = std::getenv("KODEKS_MUTANT");
        return text == nullptr ? 0 : std::atoi(text);
    }();
    return number;
}

inline constexpr int places = 20000;
inline unsigned char passed[places + 1] = {};

inline bool is_chosen(int number) { return chosen() == number; }
inline bool is_left_out(int number) {
    passed[number] = 1;
    return is_chosen(number);
}
inline bool turned(int number, bool right) { return is_left_out(number) ? !right : right; }

template <class T>
T either(T right, int number, T wrong) {
    return is_chosen(number) ? wrong : right;
}

inline Articles list(Articles right, std::initializer_list<std::pair<int, Articles>> wrong) {
    for (const auto& [number, articles] : wrong) {
        if (is_chosen(number)) {
            return articles;
        }
    }
    return right;
}

} // namespace broken
)";
}

std::string_view mutant_places() {
    return R"(// Which of the broken decisions the program came by (tests/support/trace.cpp asks).
#include "broken.hpp"

extern "C" unsigned char* kodeks_passed(int* places) {
    *places = broken::places + 1;
    return broken::passed;
}
)";
}

} // namespace kodeks::tools
