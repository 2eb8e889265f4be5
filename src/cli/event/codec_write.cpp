#include "cli/event/codec.hpp"
#include "cli/event/codec_fields.hpp"
#include "cli/event/codec_types.hpp"
#include "cli/event/codec_words.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace tournament;

class Writer;

template <class T>
concept Enumerated = std::is_enum_v<T>;

json::value written(const std::string& text) {
    return json::value(text);
}

json::value written(bool value) {
    return json::value(value);
}

json::value written(std::uint32_t number) {
    return json::value(number);
}

json::value written(std::int32_t number) {
    return json::value(number);
}

json::value written(EntryId id) {
    return json::value(id.value);
}

// Whole numbers stay whole; quarters are exact in binary.
json::value written(Points points) {
    if (points.value % 4 == 0) {
        return json::value(points.value / 4);
    }
    return json::value(points.value / 4.0);
}

json::value written(const Outcome& outcome) {
    switch (outcome.status) {
    case Status::open:
        return "open";
    case Status::adjourned:
        return "adjourned";
    case Status::annulled:
        return "annulled";
    case Status::finished:
        break;
    }
    return json::value(std::string(word_of(outcome.white)) + "-" +
                       std::string(word_of(outcome.black)));
}

template <Enumerated T>
json::value written(T value) {
    return json::value(std::string(word_of(value)));
}

template <class T>
json::value written(const std::optional<T>& value) {
    return value ? written(*value) : json::value(nullptr);
}

template <class T>
json::value written(const std::vector<T>& list);

template <class T>
    requires std::is_class_v<T>
json::value written(const T& value);

class Writer {
public:
    template <class T>
    void operator()(const char* name, const T& value) {
        object_[name] = written(value);
    }

    json::object take() { return std::move(object_); }

private:
    json::object object_;
};

template <class T>
json::value written(const std::vector<T>& list) {
    json::array array;
    for (const T& item : list) {
        array.push_back(written(item));
    }
    return array;
}

template <class T>
json::object all_fields(T value) {
    Writer writer;
    fields(writer, value);
    return writer.take();
}

// Where something happened is always written, so that a line can be understood alone.
bool is_place(std::string_view key) {
    return key == "stage" || key == "round" || key == "table" || key == "game";
}

// What has the default value is left out; the reader puts it back.
template <class T>
    requires std::is_class_v<T>
json::value written(const T& value) {
    const json::object usual = all_fields(T{});
    json::object object;
    for (const auto& pair : all_fields(value)) {
        if (is_place(pair.key()) || pair.value() != usual.at(pair.key())) {
            object[pair.key()] = pair.value();
        }
    }
    return object;
}

} // namespace

json::object to_json(const Event& event) {
    json::object object;
    object["type"] = std::string(type_names[event.index()]);
    const json::value body = std::visit([](const auto& fact) { return written(fact); }, event);
    for (const auto& pair : body.as_object()) {
        object[pair.key()] = pair.value();
    }
    return object;
}

} // namespace kodeks::cli
