#include "referee/script/field_reader.hpp"

#include "base/edit_distance.hpp"
#include "clock/control_text.hpp"
#include "notation/draughts/squares.hpp"
#include "notation/fen.hpp"
#include "referee/hand.hpp"
#include "referee/script/time_text.hpp"
#include "rulebook/lookup.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace kodeks::referee::script {

FieldReader::FieldReader(const Json& object, const Scene& scene) : object_(object), scene_(scene) {
    if (object.kind != JsonKind::object) {
        complain(object.offset, {"script.want_object", {}});
    }
}

const Json* FieldReader::take(std::string_view name) {
    known_.emplace_back(name);
    return object_.find(name);
}

void FieldReader::complain(std::size_t offset, Message message) {
    if (!trouble_) {
        trouble_ = Trouble{offset, std::move(message)};
    }
}

void FieldReader::done() {
    for (const Json::Key& key : object_.keys) {
        if (std::ranges::find(known_, key.name) == known_.end()) {
            complain(key.offset, {"script.key_unknown",
                                  {{"key", key.name}, {"choices", suggestion(key.name, known_)}}});
        }
    }
}

void FieldReader::done(FieldReader& inner) {
    inner.done();
    if (inner.trouble_) {
        complain(inner.trouble_->offset, inner.trouble_->message);
    }
}

bool FieldReader::is(const Json& value, JsonKind kind, std::string_view message) {
    if (value.kind != kind) {
        complain(value.offset, {std::string(message), {}});
    }
    return value.kind == kind;
}

void FieldReader::complain_choice(const Json& value, const std::vector<std::string>& choices) {
    complain(value.offset, {"script.value_unknown",
                            {{"text", value.text}, {"choices", suggestion(value.text, choices)}}});
}

void FieldReader::check_articles(std::string_view name) {
    const Json* const list = take(name);
    for (const Json& item : list != nullptr ? list->items : std::vector<Json>{}) {
        if (rulebook::find_article(item.text) == nullptr) {
            const auto near = rulebook::nearest_ids(item.text, 3);
            complain(item.offset,
                     {"script.no_article",
                      {{"id", item.text}, {"choices", fmt::format("{}", fmt::join(near, ", "))}}});
        }
    }
}

void FieldReader::read(const Json& value, bool& field) {
    if (is(value, JsonKind::boolean, "script.want_boolean")) {
        field = value.text == "true";
    }
}

void FieldReader::read(const Json& value, std::int32_t& field) {
    const char* const end = value.text.data() + value.text.size();
    const auto read = std::from_chars(value.text.data(), end, field);
    if (value.kind != JsonKind::number || read.ec != std::errc{} || read.ptr != end) {
        complain(value.offset, {"script.want_number", {}});
    }
}

void FieldReader::read(const Json& value, std::string& field) {
    if (is(value, JsonKind::string, "script.want_text")) {
        field = value.text;
    }
}

void FieldReader::read(const Json& value, Milliseconds& field) {
    const auto time = value.kind == JsonKind::string ? read_time(value.text) : std::nullopt;
    if (time) {
        field = *time;
    } else {
        complain(value.offset, {"script.want_time", {}});
    }
}

void FieldReader::read(const Json& value, Instant& field) {
    Milliseconds time{0};
    read(value, time);
    field = Instant{time.value};
}

void FieldReader::read(const Json& value, games::Setup& field) {
    if (!is(value, JsonKind::string, "script.want_text")) {
        return;
    }
    const auto setup = notation::read_fen(*scene_.variant, value.text);
    if (setup) {
        field = *setup;
    } else {
        complain(value.offset, setup.error().message);
    }
}

void FieldReader::read(const Json& value, games::Square& field) {
    const auto square = value.kind == JsonKind::string
                            ? notation::draughts::read_square(scene_.variant->board, value.text)
                            : std::nullopt;
    if (square) {
        field = *square;
    } else {
        complain(value.offset, {"script.want_square", {{"text", value.text}}});
    }
}

// "!c3-e5" is the displacement as it is, even where a legal move could be written so.
void FieldReader::read(const Json& value, games::Move& field) {
    if (!is(value, JsonKind::string, "script.want_text")) {
        return;
    }
    const std::string_view text = value.text;
    const bool as_it_is = text.starts_with('!');
    const auto move = as_it_is ? read_hand(*scene_.variant, std::nullopt, text.substr(1))
                               : read_hand(*scene_.variant, scene_.position, text);
    if (move) {
        field = *move;
    } else {
        complain(value.offset, move.error());
    }
}

void FieldReader::read(const Json& value, clock::TimeControl& field) {
    if (!is(value, JsonKind::string, "script.want_text")) {
        return;
    }
    const auto control = clock::parse_control(value.text);
    if (control) {
        field = *control;
    } else {
        complain(value.offset, control.error().message);
    }
}

void FieldReader::read(const Json& value, std::vector<std::string>& field) {
    if (!is(value, JsonKind::array, "script.want_list")) {
        return;
    }
    for (const Json& item : value.items) {
        if (!is(item, JsonKind::string, "script.want_text")) {
            return;
        }
        field.push_back(item.text);
    }
}

std::string suggestion(std::string_view word, const std::vector<std::string>& choices) {
    constexpr std::size_t suggestions_max = 3;
    const auto near = nearest(word, choices, suggestions_max);
    return fmt::format("{}", fmt::join(near.empty() ? choices : near, ", "));
}

} // namespace kodeks::referee::script
