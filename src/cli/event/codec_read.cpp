#include "cli/event/codec.hpp"
#include "cli/event/codec_fields.hpp"
#include "cli/event/codec_types.hpp"
#include "cli/event/codec_words.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace tournament;

// A list longer than this is not an event.
constexpr std::size_t longest_list = 100'000;
constexpr std::size_t longest_text = 2'000;

template <class T>
concept Enumerated = std::is_enum_v<T>;

template <class Number>
bool read(const json::value& value, Number& number)
    requires std::is_integral_v<Number> && (!std::is_same_v<Number, bool>)
{
    const std::int64_t* whole = value.if_int64();
    if (whole == nullptr || !std::in_range<Number>(*whole)) {
        return false;
    }
    number = static_cast<Number>(*whole);
    return true;
}

bool read(const json::value& value, bool& flag) {
    const bool* found = value.if_bool();
    flag = found != nullptr && *found;
    return found != nullptr;
}

// Control characters would play tricks with the terminal.
bool read(const json::value& value, std::string& text) {
    const json::string* found = value.if_string();
    if (found == nullptr || found->size() > longest_text ||
        std::ranges::any_of(*found, [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; })) {
        return false;
    }
    text.assign(found->data(), found->size());
    return true;
}

bool read(const json::value& value, EntryId& id) {
    return read(value, id.value);
}

bool read(const json::value& value, Points& points) {
    const double number = value.is_int64()    ? static_cast<double>(value.get_int64())
                          : value.is_double() ? value.get_double()
                                              : NAN;
    const double quarters = number * 4;
    if (!(std::abs(quarters) < 1e6) || std::floor(quarters) != quarters) {
        return false;
    }
    points.value = static_cast<std::int32_t>(quarters);
    return true;
}

bool read(const json::value& value, Outcome& outcome) {
    std::string text;
    if (!read(value, text)) {
        return false;
    }
    outcome = {};
    if (text == "open") {
        return true;
    }
    if (text == "adjourned" || text == "annulled") {
        outcome.status = text == "adjourned" ? Status::adjourned : Status::annulled;
        return true;
    }
    const auto dash = text.find('-');
    outcome.status = Status::finished;
    return dash != std::string::npos && read_word(text.substr(0, dash), outcome.white) &&
           read_word(text.substr(dash + 1), outcome.black);
}

template <Enumerated T>
bool read(const json::value& value, T& item) {
    const json::string* text = value.if_string();
    return text != nullptr && read_word(std::string_view(text->data(), text->size()), item);
}

template <class T>
bool read(const json::value& value, std::optional<T>& item) {
    return read(value, item.emplace());
}

template <class T>
bool read(const json::value& value, std::vector<T>& list);

template <class T>
    requires std::is_class_v<T>
bool read(const json::value& value, T& item);

// Fills fields from an object and remembers the first that does not fit.
class Reader {
public:
    explicit Reader(const json::object& object) : object_(object) {}

    template <class T>
    void operator()(const char* name, T& value) {
        known_.insert(name);
        const json::value* found = object_.if_contains(name);
        if (found != nullptr && wrong_.empty() && !read(*found, value)) {
            wrong_ = name;
        }
    }

    const std::string& wrong() const { return wrong_; }

    std::string unknown() const {
        for (const auto& pair : object_) {
            if (pair.key() != "type" && !known_.contains(pair.key())) {
                return pair.key();
            }
        }
        return "";
    }

private:
    const json::object& object_;
    std::set<std::string, std::less<>> known_;
    std::string wrong_;
};

template <class T>
bool read(const json::value& value, std::vector<T>& list) {
    const json::array* array = value.if_array();
    if (array == nullptr || array->size() > longest_list) {
        return false;
    }
    for (const json::value& item : *array) {
        if (!read(item, list.emplace_back())) {
            return false;
        }
    }
    return true;
}

template <class T>
    requires std::is_class_v<T>
bool read(const json::value& value, T& item) {
    const json::object* object = value.if_object();
    if (object == nullptr) {
        return false;
    }
    Reader reader(*object);
    fields(reader, item);
    return reader.wrong().empty() && reader.unknown().empty();
}

template <class Fact>
tl::expected<Event, CodecFault> fact_from(const json::object& object) {
    Fact fact;
    Reader reader(object);
    fields(reader, fact);
    if (!reader.wrong().empty()) {
        return tl::unexpected(CodecFault{
            {"cli.event.file.field_wrong", {{"field", reader.wrong()}}}, reader.wrong()});
    }
    if (const std::string unknown = reader.unknown(); !unknown.empty()) {
        return tl::unexpected(
            CodecFault{{"cli.event.file.field_unknown", {{"field", unknown}}}, unknown});
    }
    return fact;
}

template <std::size_t... Index>
tl::expected<Event, CodecFault> dispatch(std::size_t type, const json::object& object,
                                         std::index_sequence<Index...>) {
    using Read = tl::expected<Event, CodecFault> (*)(const json::object&);
    static constexpr Read table[] = {&fact_from<std::variant_alternative_t<Index, Event>>...};
    return table[type](object);
}

} // namespace

tl::expected<Event, CodecFault> event_from_json(const json::value& value) {
    const json::object* object = value.if_object();
    const json::value* type = object == nullptr ? nullptr : object->if_contains("type");
    const json::string* name = type == nullptr ? nullptr : type->if_string();
    if (name == nullptr) {
        return tl::unexpected(CodecFault{{"cli.event.file.type_missing", {}}, ""});
    }
    const auto* found = std::ranges::find(type_names, std::string_view(name->data(), name->size()));
    if (found == type_names.end()) {
        return tl::unexpected(CodecFault{{"cli.event.file.type_unknown", {}}, "type"});
    }
    return dispatch(static_cast<std::size_t>(found - type_names.begin()), *object,
                    std::make_index_sequence<std::variant_size_v<Event>>{});
}

} // namespace kodeks::cli
