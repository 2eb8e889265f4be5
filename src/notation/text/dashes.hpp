// A short word with plain hyphens where people write longer dashes or colons: "1–0", "0:1".
#pragma once

#include <array>
#include <string_view>

namespace kodeks::notation::text {

class PlainDashes {
public:
    // Longer words stay as they are.
    explicit PlainDashes(std::string_view word) : text_(word) {
        if (word.size() > buffer_.size()) {
            return;
        }
        std::size_t size = 0;
        for (std::size_t i = 0; i < word.size(); ++i) {
            const std::string_view rest = word.substr(i);
            const bool is_long = rest.starts_with("\xE2\x80\x93") ||
                                 rest.starts_with("\xE2\x80\x94") ||
                                 rest.starts_with("\xE2\x88\x92");
            buffer_[size++] = is_long || word[i] == ':' ? '-' : word[i];
            i += is_long ? 2 : 0;
        }
        text_ = {buffer_.data(), size};
    }

    PlainDashes(const PlainDashes&) = delete;
    PlainDashes& operator=(const PlainDashes&) = delete;

    std::string_view text() const { return text_; }

private:
    std::array<char, 16> buffer_{};
    std::string_view text_;
};

} // namespace kodeks::notation::text
