// Functions of a library that is opened when the first of them is called. Some libraries bring
// dozens of others along, and a command that needs none of them should not wait for them.
//
//     struct Drawing {
//         static void* opened() {
//             static void* const library = open_late("libdrawing.so.1");
//             return library;
//         }
//     };
//     constexpr LateFunction<Drawing, "draw_line", decltype(::draw_line)> draw_line;
//
// Where the library may be missing, `opened` is asked first: calling a function then is an error.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace kodeks {

template <std::size_t Size>
struct LateName {
    std::array<char, Size> text{};

    // A literal, so that it can stand in a list of template arguments.
    consteval LateName(const char (&literal)[Size]) { // NOLINT
        std::copy_n(static_cast<const char*>(literal), Size, text.begin());
    }
};

// Nothing when there is no such library, or no such function in it.
void* open_late(const char* library);
void* find_late(void* library, const char* function);

template <class Library, LateName Name, class Function>
struct LateFunction;

template <class Library, LateName Name, class Answer, class... Arguments>
struct LateFunction<Library, Name, Answer(Arguments...)> {
    Answer operator()(Arguments... arguments) const {
        static const auto function = reinterpret_cast<Answer (*)(Arguments...)>( // NOLINT
            find_late(Library::opened(), Name.text.data()));
        return function(arguments...);
    }
};

} // namespace kodeks
