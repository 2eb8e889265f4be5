#include "ledger/json.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::ledger {

namespace {

constexpr int depth_max = 16; // the deepest record nests nine levels

using Read = tl::expected<Json, Trouble>;

class JsonReader {
public:
    JsonReader(std::string_view text, std::size_t from) : text_(text), at_(from) {}

    Read whole() {
        Read value = read(0);
        if (value) {
            skip_blanks();
            if (at_ < text_.size()) {
                return trouble("script.json_more");
            }
        }
        return value;
    }

private:
    tl::unexpected<Trouble> trouble(std::string_view key) const {
        return tl::unexpected(Trouble{at_, {std::string(key), {}}});
    }

    void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

    bool take(char c) {
        skip_blanks();
        if (at_ < text_.size() && text_[at_] == c) {
            ++at_;
            return true;
        }
        return false;
    }

    Read read(int depth) {
        skip_blanks();
        if (depth > depth_max) {
            return trouble("script.json_deep");
        }
        if (at_ == text_.size()) {
            return trouble("script.json_end");
        }
        switch (text_[at_]) {
        case '{':
            return object(depth);
        case '[':
            return array(depth);
        case '"':
            return string();
        default:
            return literal();
        }
    }

    Read object(int depth) {
        Json made{JsonKind::object, at_++, {}, {}, {}};
        if (take('}')) {
            return made;
        }
        do {
            if (auto done = member(made, depth); !done) {
                return tl::unexpected(std::move(done.error()));
            }
        } while (take(','));
        return take('}') ? Read(std::move(made)) : trouble("script.json_object");
    }

    // One "key": value of the object.
    tl::expected<void, Trouble> member(Json& made, int depth) {
        skip_blanks();
        if (at_ == text_.size() || text_[at_] != '"') {
            return trouble("script.json_key");
        }
        const std::size_t begin = at_;
        Read key = string();
        if (!key) {
            return tl::unexpected(std::move(key.error()));
        }
        if (made.find(key->text) != nullptr) {
            return tl::unexpected(Trouble{begin, {"script.key_twice", {{"key", key->text}}}});
        }
        if (!take(':')) {
            return trouble("script.json_colon");
        }
        Read value = read(depth + 1);
        if (!value) {
            return tl::unexpected(std::move(value.error()));
        }
        made.keys.push_back({begin, std::move(key->text)});
        made.items.push_back(std::move(*value));
        return {};
    }

    Read array(int depth) {
        Json made{JsonKind::array, at_++, {}, {}, {}};
        if (take(']')) {
            return made;
        }
        do {
            Read value = read(depth + 1);
            if (!value) {
                return value;
            }
            made.items.push_back(std::move(*value));
        } while (take(','));
        return take(']') ? Read(std::move(made)) : trouble("script.json_array");
    }

    Read string() {
        Json made{JsonKind::string, at_++, {}, {}, {}};
        while (at_ < text_.size() && text_[at_] != '"') {
            const auto c = static_cast<unsigned char>(text_[at_]);
            if (c < 0x20) {
                return trouble("script.json_control");
            }
            if (c == '\\') {
                if (!escape(made.text)) {
                    return trouble("script.json_escape");
                }
            } else {
                made.text += text_[at_++];
            }
        }
        if (at_ == text_.size()) {
            return tl::unexpected(Trouble{made.offset, {"script.json_quote", {}}});
        }
        ++at_;
        return made;
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

    Read literal() {
        const std::size_t begin = at_;
        at_ = std::min(text_.find_first_of(",:]} \t\r\n\"[{", at_), text_.size());
        Json made{JsonKind::null, begin, std::string(text_.substr(begin, at_ - begin)), {}, {}};
        if (made.text == "true" || made.text == "false") {
            made.kind = JsonKind::boolean;
        } else if (is_number(made.text)) {
            made.kind = JsonKind::number;
        } else if (made.text != "null") {
            return tl::unexpected(Trouble{begin, {"script.json_value", {}}});
        }
        return made;
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
