// A vector with its storage inside and a fixed limit: no allocation, and growing past the limit is
// a bug that stops the program instead of corrupting memory. For trivially copyable values.
//
//     BoundedVector<int, 8> v;  v.push_back(3);  for (int x : v) { ... }
#pragma once

#include "base/check.hpp"

#include <array>
#include <cstddef>
#include <type_traits>

namespace kodeks {

template <class T, std::size_t Capacity>
class BoundedVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    constexpr void push_back(const T& value) {
        KODEKS_ASSERT(size_ < Capacity);
        items_[size_++] = value;
    }

    constexpr void pop_back() {
        KODEKS_ASSERT(size_ > 0);
        --size_;
    }

    constexpr void clear() { size_ = 0; }

    constexpr const T& operator[](std::size_t index) const {
        KODEKS_DEBUG_ASSERT(index < size_);
        return items_[index];
    }

    constexpr T& operator[](std::size_t index) {
        KODEKS_DEBUG_ASSERT(index < size_);
        return items_[index];
    }

    constexpr const T& back() const { return (*this)[size_ - 1]; }

    constexpr std::size_t size() const { return size_; }

    constexpr bool empty() const { return size_ == 0; }

    static constexpr std::size_t capacity() { return Capacity; }

    constexpr const T* begin() const { return items_.data(); }

    constexpr const T* end() const { return items_.data() + size_; }

    constexpr T* begin() { return items_.data(); }

    constexpr T* end() { return items_.data() + size_; }

    friend constexpr bool operator==(const BoundedVector& a, const BoundedVector& b) {
        if (a.size_ != b.size_) {
            return false;
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) {
                return false;
            }
        }
        return true;
    }

private:
    std::array<T, Capacity> items_;
    std::size_t size_ = 0;
};

} // namespace kodeks
