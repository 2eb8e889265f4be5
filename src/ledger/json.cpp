#include "ledger/json.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::ledger {

namespace {

constexpr std::size_t usual_keys = 6;
constexpr int depth_max = 16; // the deepest record nests nine levels

class JsonReader {
public:
    JsonReader(std::string_view text, std::size_t from) : text_(text), at_(from) {}

    tl::expected<Json, Trouble> whole() {
        Json made;
        if (read(made, 0)) {
            skip_blanks();
            if (at_ == text_.size()) {
                return made;
            }
            fail("script.json_more");
        }
        return tl::unexpected(std::move(trouble_));
    }

private:
    // Every reading function says whether it went well; what went wrong is kept.
    bool fail(std::string_view key) { return fail(at_, {std::string(key), {}}); }

    bool fail(std::size_t offset, Message message) {
        trouble_ = {offset, std::move(message)};
        return false;
    }

    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

    void skip_blanks() {
        while (at_ < text_.size() && is_blank(text_[at_])) {
            ++at_;
        }
    }

    bool take(char c) {
        skip_blanks();
        if (at_ < text_.size() && text_[at_] == c) {
            ++at_;
            return true;
        }
        return false;
    }

    bool read(Json& made, int depth) {
        skip_blanks();
        if (depth > depth_max) {
            return fail("script.json_deep");
        }
        if (at_ == text_.size()) {
            return fail("script.json_end");
        }
        made.offset = at_;
        switch (text_[at_]) {
        case '{':
            return object(made, depth);
        case '[':
            return array(made, depth);
        case '"':
            made.kind = JsonKind::string;
            return characters(made.text);
        default:
            return literal(made);
        }
    }

    bool object(Json& made, int depth) {
        made.kind = JsonKind::object;
        ++at_;
        if (take('}')) {
            return true;
        }
        made.keys.reserve(usual_keys);
        made.items.reserve(usual_keys);
        do {
            if (!member(made, depth)) {
                return false;
            }
        } while (take(','));
        return take('}') || fail("script.json_object");
    }

    // One "key": value of the object.
    bool member(Json& made, int depth) {
        skip_blanks();
        if (at_ == text_.size() || text_[at_] != '"') {
            return fail("script.json_key");
        }
        const std::size_t begin = at_;
        std::string key;
        if (!characters(key)) {
            return false;
        }
        if (made.find(key) != nullptr) {
            return fail(begin, {"script.key_twice", {{"key", key}}});
        }
        if (!take(':')) {
            return fail("script.json_colon");
        }
        made.keys.push_back({begin, std::move(key)});
        return read(made.items.emplace_back(), depth + 1);
    }

    bool array(Json& made, int depth) {
        made.kind = JsonKind::array;
        ++at_;
        if (take(']')) {
            return true;
        }
        do {
            if (!read(made.items.emplace_back(), depth + 1)) {
                return false;
            }
        } while (take(','));
        return take(']') || fail("script.json_array");
    }

    // What stands between quotation marks.
    bool characters(std::string& out) {
        const std::size_t begin = at_++;
        while (at_ < text_.size() && text_[at_] != '"') {
            const std::size_t plain = plain_until();
            out.append(text_, at_, plain - at_);
            at_ = plain;
            if (at_ == text_.size() || text_[at_] == '"') {
                break;
            }
            if (text_[at_] != '\\') {
                return fail("script.json_control");
            }
            if (!escape(out)) {
                return fail("script.json_escape");
            }
        }
        if (at_ == text_.size()) {
            return fail(begin, {"script.json_quote", {}});
        }
        ++at_;
        return true;
    }

    // Behind the characters from here that stand for themselves.
    std::size_t plain_until() const {
        std::size_t at = at_;
        while (at < text_.size() && text_[at] != '"' && text_[at] != '\\' &&
               static_cast<unsigned char>(text_[at]) >= 0x20) {
            ++at;
        }
        return at;
    }

    bool escape(std::string& out) {
        constexpr std::string_view signs = "\"\\/bfnrt";
        constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        if (at_ + 1 >= text_.size()) {
            return false;
        }
        const char sign = text_[at_ + 1];
        if (const auto found = signs.find(sign); found != std::string_view::npos) {
            out += meant[found];
            at_ += 2;
            return true;
        }
        std::uint32_t unit = 0;
        if (sign != 'u' || !hexadecimal(at_ + 2, unit)) {
            return false;
        }
        const bool high = unit >= 0xD800 && unit < 0xDC00;
        std::uint32_t low = 0;
        if (high) {
            if (text_.substr(std::min(at_ + 6, text_.size()), 2) != "\\u" ||
                !hexadecimal(at_ + 8, low) || low < 0xDC00 || low > 0xDFFF) {
                return false;
            }
            unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
        } else if (unit >= 0xDC00 && unit <= 0xDFFF) {
            return false;
        }
        at_ += high ? 12 : 6;
        append_utf8(out, unit);
        return true;
    }

    bool hexadecimal(std::size_t from, std::uint32_t& out) const {
        if (from + 4 > text_.size()) {
            return false;
        }
        const char* const end = text_.data() + from + 4;
        const auto read = std::from_chars(text_.data() + from, end, out, 16);
        return read.ec == std::errc{} && read.ptr == end;
    }

    bool literal(Json& made) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_blank(text_[at_]) && !is_sign(text_[at_])) {
            ++at_;
        }
        made.text = text_.substr(begin, at_ - begin);
        if (made.text == "true" || made.text == "false") {
            made.kind = JsonKind::boolean;
        } else if (is_number(made.text)) {
            made.kind = JsonKind::number;
        } else if (made.text != "null") {
            return fail(begin, {"script.json_value", {}});
        }
        return true;
    }

    static bool is_sign(char c) {
        return c == ',' || c == ':' || c == ']' || c == '}' || c == '"' || c == '[' || c == '{';
    }

    // -?(0|[1-9][0-9]*) with a fraction; scripts need no exponents.
    static bool is_number(std::string_view text) {
        text.remove_prefix(text.starts_with('-') ? 1 : 0);
        const auto digits = [](std::string_view part) {
            return !part.empty() &&
                   std::ranges::all_of(part, [](char c) { return c >= '0' && c <= '9'; });
        };
        const std::size_t dot = std::min(text.find('.'), text.size());
        const std::string_view whole = text.substr(0, dot);
        return digits(whole) && (whole.size() == 1 || whole[0] != '0') &&
               (dot == text.size() || digits(text.substr(dot + 1)));
    }

    std::string_view text_;
    std::size_t at_;
    Trouble trouble_;
};

} // namespace

const Json* Json::find(std::string_view key) const {
    const auto found = std::ranges::find(keys, key, &Key::name);
    return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

tl::expected<Json, Trouble> read_json(std::string_view text, std::size_t from, std::size_t to) {
    return JsonReader(text.substr(0, to), from).whole();
}

} // namespace kodeks::ledger
