// Where text comes from. The rooms above this one know no files: whoever has a file, a socket or a
// string lends its bytes through a ByteSource, piece by piece, so that a reader's memory does not
// depend on the length of the text.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace kodeks::notation {

class ByteSource {
public:
    virtual ~ByteSource() = default;

    // Fills the front of `into` and says how many bytes it wrote; 0 means the end. `into` is never
    // empty.
    virtual std::size_t read(std::span<char> into) = 0;
};

// Text that is in memory already; it must outlive the source.
class TextSource final : public ByteSource {
public:
    explicit TextSource(std::string_view text) : rest_(text) {}

    std::size_t read(std::span<char> into) override {
        const std::size_t count = rest_.copy(into.data(), into.size());
        rest_.remove_prefix(count);
        return count;
    }

private:
    std::string_view rest_;
};

} // namespace kodeks::notation
