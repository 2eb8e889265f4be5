// A value of one of several types, like std::variant, for lists of dozens of facts or commands. The
// standard one is nested as deep as the list is long, and every file that copies one pays for it:
// two thirds of what the compiler wrote for a file of the referee was made of it. Here what is done
// to a value is done through tables of one function per type, shared by all lists with that type.
// Every type moves without throwing, so there is always a value.
//
//     struct Shape : OneOf<Circle, Square> {
//         using OneOf::OneOf;
//     };
//
// A list is given a name of its own, as here: otherwise it is spelt out in the name of every
// function that takes one.
#pragma once

#include "base/check.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace kodeks {

namespace one_of {

template <class T>
void destroy(void* value) {
    std::destroy_at(static_cast<T*>(value));
}

template <class T>
void copy(void* to, const void* from) {
    new (to) T(*static_cast<const T*>(from));
}

template <class T>
void move(void* to, void* from) {
    new (to) T(std::move(*static_cast<T*>(from)));
}

template <class T>
bool equal(const void* a, const void* b) {
    return *static_cast<const T*>(a) == *static_cast<const T*>(b);
}

// What is done to a value without knowing its type.
struct Handling {
    void (*destroy)(void*);
    void (*copy)(void*, const void*);
    void (*move)(void*, void*);
};

template <class T>
inline constexpr Handling handling = {destroy<T>, copy<T>, move<T>};

template <class Result, class Visitor, class T, class Pointer>
Result call(Visitor& visitor, Pointer value) {
    return visitor(*static_cast<T*>(value));
}

// The place of a type in a list; the length of the list if it is not there.
template <class T, class... Types>
inline constexpr std::size_t place = [] {
    std::size_t before = 0;
    static_cast<void>(((std::is_same_v<T, Types> || (++before, false)) || ...));
    return before;
}();

} // namespace one_of

template <class First, class... Rest>
class OneOf {
public:
    static constexpr std::size_t count = 1 + sizeof...(Rest);
    static_assert(count < 256);
    static_assert(std::is_nothrow_move_constructible_v<First> &&
                  (std::is_nothrow_move_constructible_v<Rest> && ...));

    template <class T>
    static constexpr bool has = one_of::place<T, First, Rest...> < count;

    OneOf() { new (bytes_) First(); }

    template <class T>
        requires has<std::remove_cvref_t<T>>
    OneOf(T&& value) : place_(one_of::place<std::remove_cvref_t<T>, First, Rest...>) { // NOLINT
        new (bytes_) std::remove_cvref_t<T>(std::forward<T>(value));
    }

    OneOf(const OneOf& other) : place_(other.place_) { handling().copy(bytes_, other.bytes_); }

    OneOf(OneOf&& other) noexcept : place_(other.place_) { handling().move(bytes_, other.bytes_); }

    OneOf& operator=(const OneOf& other) { // NOLINT: the copy is never itself
        OneOf copied(other);
        return *this = std::move(copied);
    }

    OneOf& operator=(OneOf&& other) noexcept {
        if (this != &other) {
            handling().destroy(bytes_);
            place_ = other.place_;
            handling().move(bytes_, other.bytes_);
        }
        return *this;
    }

    ~OneOf() { handling().destroy(bytes_); }

    template <class T>
        requires has<T>
    bool is() const {
        return place_ == one_of::place<T, First, Rest...>;
    }

    // The value if it is of this type, nullptr otherwise.
    template <class T>
        requires has<T>
    T* get_if() {
        return is<T>() ? static_cast<T*>(value()) : nullptr;
    }

    template <class T>
        requires has<T>
    const T* get_if() const {
        return is<T>() ? static_cast<const T*>(value()) : nullptr;
    }

    // The value, which must be of this type.
    template <class T>
    T& get() {
        KODEKS_ASSERT(is<T>());
        return *static_cast<T*>(value());
    }

    template <class T>
    const T& get() const {
        KODEKS_ASSERT(is<T>());
        return *static_cast<const T*>(value());
    }

    // Calls `visitor` with the value as what it is; every answer is of the type of the first.
    template <class Visitor>
    decltype(auto) visit(Visitor&& visitor) const {
        using Result = std::invoke_result_t<Visitor&, const First&>;
        using Called = std::remove_reference_t<Visitor>;
        using Call = Result (*)(Called&, const void*);
        static constexpr Call calls[] = {one_of::call<Result, Called, const First, const void*>,
                                         one_of::call<Result, Called, const Rest, const void*>...};
        return calls[place_](visitor, value());
    }

    template <class Visitor>
    decltype(auto) visit(Visitor&& visitor) {
        using Result = std::invoke_result_t<Visitor&, First&>;
        using Called = std::remove_reference_t<Visitor>;
        using Call = Result (*)(Called&, void*);
        static constexpr Call calls[] = {one_of::call<Result, Called, First, void*>,
                                         one_of::call<Result, Called, Rest, void*>...};
        return calls[place_](visitor, value());
    }

    // Calls `visitor.operator()<T>()` for the types of the list in their order until one answers
    // yes.
    template <class Visitor>
    static bool find_type(Visitor&& visitor) {
        return visitor.template operator()<First>() || (visitor.template operator()<Rest>() || ...);
    }

    template <class Visitor>
    static void each_type(Visitor&& visitor) {
        visitor.template operator()<First>();
        (visitor.template operator()<Rest>(), ...);
    }

    friend bool operator==(const OneOf& a, const OneOf& b) {
        static constexpr bool (*equals[])(const void*, const void*) = {one_of::equal<First>,
                                                                       one_of::equal<Rest>...};
        return a.place_ == b.place_ && equals[a.place_](a.bytes_, b.bytes_);
    }

private:
    const one_of::Handling& handling() const {
        static constexpr const one_of::Handling* table[] = {&one_of::handling<First>,
                                                            &one_of::handling<Rest>...};
        return *table[place_];
    }

    void* value() { return bytes_; }

    const void* value() const { return bytes_; }

    alignas(First) alignas(Rest...) std::byte bytes_[std::max({sizeof(First), sizeof(Rest)...})];
    std::uint8_t place_ = 0;
};

} // namespace kodeks
