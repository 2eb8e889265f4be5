#include "ledger/reader.hpp"

#include "base/edit_distance.hpp"
#include "ledger/exact.hpp"
#include "ledger/time_text.hpp"
#include "notation/hand.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

namespace kodeks::ledger {

namespace {

constexpr std::size_t usual_fields = 8;

} // namespace

Reader::Reader(const Json& object, const Scene& scene) : object_(object), scene_(scene) {
    known_.reserve(usual_fields);
    if (object.kind != JsonKind::object) {
        complain(object.offset, {"script.want_object", {}});
    }
}

const Json* Reader::take(std::string_view name) {
    known_.push_back(name);
    const std::size_t at = index_of(name);
    if (at == object_.keys.size()) {
        return nullptr;
    }
    found_ += at >= next_ ? 1 : 0; // each key once, however often it is asked for
    next_ = std::max(next_, at + 1);
    return &object_.items[at];
}

std::size_t Reader::index_of(std::string_view name) const {
    if (next_ < object_.keys.size() && object_.keys[next_].name == name) {
        return next_;
    }
    const auto found = std::ranges::find(object_.keys, name, &Json::Key::name);
    return static_cast<std::size_t>(found - object_.keys.begin());
}

void Reader::complain(std::size_t offset, Message message) {
    if (!trouble_) {
        trouble_ = Trouble{offset, std::move(message)};
    }
}

void Reader::done() {
    if (found_ == object_.keys.size()) {
        return;
    }
    for (const Json::Key& key : object_.keys) {
        if (std::ranges::find(known_, std::string_view(key.name)) == known_.end()) {
            const std::vector<std::string> choices(known_.begin(), known_.end());
            complain(key.offset, {"script.key_unknown",
                                  {{"key", key.name}, {"choices", suggestion(key.name, choices)}}});
        }
    }
}

void Reader::done(Reader& inner) {
    inner.done();
    if (inner.trouble_) {
        complain(inner.trouble_->offset, inner.trouble_->message);
    }
}

bool Reader::is(const Json& value, JsonKind kind, std::string_view message) {
    if (value.kind != kind) {
        complain(value.offset, {std::string(message), {}});
    }
    return value.kind == kind;
}

std::span<const Json> Reader::items_of(const Json& value, std::size_t max) {
    if (!is(value, JsonKind::array, "script.want_list")) {
        return {};
    }
    if (value.items.size() > max) {
        complain(value.offset, {"script.list_long", {{"n", std::to_string(max)}}});
        return {};
    }
    return value.items;
}

void Reader::complain_choice(const Json& value, const std::vector<std::string>& choices) {
    complain(value.offset, {"script.value_unknown",
                            {{"text", value.text}, {"choices", suggestion(value.text, choices)}}});
}

void read_number(Reader& reader, const Json& value, std::int64_t least, std::int64_t most,
                 std::int64_t& number) {
    const char* const end = value.text.data() + value.text.size();
    const auto read = std::from_chars(value.text.data(), end, number);
    if (value.kind != JsonKind::number || read.ec != std::errc{} || read.ptr != end ||
        number < least || number > most) {
        number = 0;
        reader.complain(value.offset, {"script.want_number", {}});
    }
}

void read_form(Reader& reader, const Json& value, bool& field) {
    if (reader.is(value, JsonKind::boolean, "script.want_boolean")) {
        field = value.text == "true";
    }
}

void read_form(Reader& reader, const Json& value, std::string& field) {
    if (reader.is(value, JsonKind::string, "script.want_text")) {
        field = value.text;
    }
}

void read_form(Reader& reader, const Json& value, Milliseconds& field) {
    const auto time = value.kind == JsonKind::string ? read_time(value.text) : std::nullopt;
    if (time) {
        field = *time;
    } else {
        reader.complain(value.offset, {"script.want_time", {}});
    }
}

void read_form(Reader& reader, const Json& value, Days& field) {
    read_form(reader, value, field.value);
}

// "0.25" and "2.5E-1" are one number; tenths, which are not exact in binary, are the nearest to it.
void read_form(Reader& reader, const Json& value, Points& field) {
    constexpr double most = 100'000'000;
    constexpr double near = 1e-6;
    const char* const end = value.text.data() + value.text.size();
    double points = 0;
    const auto read = std::from_chars(value.text.data(), end, points);
    const double units = points * units_of_point;
    if (value.kind != JsonKind::number || read.ec != std::errc{} || read.ptr != end ||
        std::abs(units) > most || std::abs(units - std::round(units)) > near) {
        reader.complain(value.offset, {"script.want_points", {}});
    } else {
        field = Points{static_cast<std::int32_t>(std::lround(units))};
    }
}

void read_form(Reader& reader, const Json& value, games::Square& field) {
    const bool exact = reader.scene().form == MoveForm::exact;
    const auto square = value.kind == JsonKind::string
                            ? read_square(*reader.scene().variant, value.text)
                            : std::nullopt;
    if (square && (exact || *square != games::no_square)) {
        field = *square;
    } else {
        reader.complain(value.offset, {"script.want_square", {{"text", value.text}}});
    }
}

void read_form(Reader& reader, const Json& value, games::SquareSet& field) {
    std::vector<games::Square> squares;
    reader.read(value, squares);
    field = {};
    for (const games::Square square : squares) {
        if (square != games::no_square) {
            field.add(square);
        }
    }
}

// "!c3-e5" is the displacement as it is, even where a legal move could be written so.
void read_form(Reader& reader, const Json& value, games::Move& field) {
    if (!reader.is(value, JsonKind::string, "script.want_text")) {
        return;
    }
    const Scene& scene = reader.scene();
    const std::string_view text = value.text;
    if (scene.form == MoveForm::exact) {
        const auto move = read_exact(*scene.variant, text);
        if (move) {
            field = *move;
        } else {
            reader.complain(value.offset,
                            {"referee.unreadable_move", {{"text", std::string(text)}}});
        }
        return;
    }
    const bool as_it_is = text.starts_with('!');
    const auto move = as_it_is ? notation::read_hand(*scene.variant, std::nullopt, text.substr(1))
                               : notation::read_hand(*scene.variant, scene.position, text);
    if (move) {
        field = *move;
    } else {
        reader.complain(value.offset, move.error());
    }
}

std::string suggestion(std::string_view word, const std::vector<std::string>& choices) {
    constexpr std::size_t suggestions_max = 3;
    const auto near = nearest(word, choices, suggestions_max);
    return fmt::format("{}", fmt::join(near.empty() ? choices : near, ", "));
}

} // namespace kodeks::ledger
