// A value kept on the heap, so that a variant of facts is as small as its usual alternatives. It
// behaves like the value: copies are deep and equality compares values. A box that was moved from
// may only be assigned to or destroyed.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>

namespace kodeks {

template <class T>
class Box {
public:
    Box() : value_(std::make_unique<T>()) {}

    // Whatever makes a T makes a Box of it.
    template <class U>
        requires std::convertible_to<U, T> && (!std::same_as<std::remove_cvref_t<U>, Box>)
    Box(U&& value) : value_(std::make_unique<T>(std::forward<U>(value))) {} // NOLINT

    Box(const Box& other) : value_(std::make_unique<T>(*other)) {}

    Box(Box&&) noexcept = default;

    Box& operator=(const Box& other) {
        value_ = std::make_unique<T>(*other);
        return *this;
    }

    Box& operator=(Box&&) noexcept = default;

    ~Box() = default;

    T& operator*() { return *value_; }

    const T& operator*() const { return *value_; }

    T* operator->() { return value_.get(); }

    const T* operator->() const { return value_.get(); }

    friend bool operator==(const Box& a, const Box& b) { return *a == *b; }

private:
    std::unique_ptr<T> value_;
};

} // namespace kodeks
