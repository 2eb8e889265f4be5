#include "notation/text/window.hpp"

#include <cstring>

namespace kodeks::notation::text {

namespace {

constexpr std::size_t capacity = 8 * Window::lookahead;

} // namespace

Window::Window(ByteSource& source)
    : source_(source),
      buffer_(capacity + 1),
      cursor_(buffer_.data()),
      end_(buffer_.data()),
      mark_(buffer_.data()) {}

void Window::refill() {
    place_of(cursor_); // the mark must not fall out of the window
    const auto rest = static_cast<std::size_t>(end_ - cursor_);
    std::memmove(buffer_.data(), cursor_, rest);
    std::size_t size = rest;
    while (size < capacity && !finished_) {
        const std::size_t count = source_.read({buffer_.data() + size, capacity - size});
        finished_ = count == 0;
        size += count;
    }
    buffer_[size] = '\0';
    cursor_ = buffer_.data();
    end_ = buffer_.data() + size;
    mark_ = cursor_;
}

Place Window::place_of(const char* position) {
    if (position >= mark_) {
        for (; mark_ != position; ++mark_) {
            const bool continues = (static_cast<unsigned char>(*mark_) & 0xC0) == 0x80;
            mark_column_ += continues ? 0 : 1;
        }
        return {line_, mark_column_};
    }
    return {line_, 1};
}

} // namespace kodeks::notation::text
