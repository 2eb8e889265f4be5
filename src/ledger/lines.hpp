// The lines of a text that is read line by line.
#pragma once

#include "ledger/json.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace kodeks::ledger {

// The lines that say something: blank lines and lines that begin with // or # do not.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {}

    // Moves to the next line; false at the end.
    bool next() {
        while (at_ < text_.size()) {
            from_ = at_;
            to_ = std::min(text_.find('\n', at_), text_.size());
            at_ = to_ + 1;
            ++number_;
            while (to_ > from_ && (text_[to_ - 1] == '\r' || text_[to_ - 1] == ' ')) {
                --to_;
            }
            const std::string_view line = text_.substr(from_, to_ - from_);
            const std::size_t first = line.find_first_not_of(" \t");
            if (first != std::string_view::npos && line[first] != '#' &&
                line.substr(first, 2) != "//") {
                return true;
            }
        }
        return false;
    }

    std::string_view line() const { return text_.substr(from_, to_ - from_); }

    tl::expected<Json, Trouble> json() const { return read_json(text_, from_, to_); }

    std::uint32_t number() const { return number_; }

    // Whether no byte follows the line, and whether it ends with a line feed.
    bool at_end() const { return at_ >= text_.size(); }

    bool is_ended() const { return at_ <= text_.size(); }

    // Behind the line feed.
    std::size_t end_of_line() const { return std::min(at_, text_.size()); }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t from_ = 0;
    std::size_t to_ = 0;
    std::uint32_t number_ = 0;
};

} // namespace kodeks::ledger
