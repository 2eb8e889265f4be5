// The archive that writes fields into a JSON object; what has its default value is left out.
#pragma once

#include "clock/control.hpp"
#include "referee/script/field_reader.hpp"
#include "referee/script/fields.hpp"
#include "referee/words.hpp"

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/string.hpp>

namespace kodeks::referee::script {

class FieldWriter {
public:
    // Optional fields that are as in `usual` are left out.
    FieldWriter(boost::json::object& object, const Scene& scene, const boost::json::object* usual)
        : object_(object), scene_(scene), usual_(usual) {}

    template <class T>
    void must(std::string_view name, const T& field) {
        object_[name] = text_of(field);
    }

    template <class T>
    void may(std::string_view name, const T& field) {
        boost::json::value text = text_of(field);
        const auto* const same = usual_ != nullptr ? usual_->if_contains(name) : nullptr;
        if (same == nullptr || *same != text) {
            object_[name] = std::move(text);
        }
    }

    template <class T>
    void may(std::string_view name, const std::optional<T>& field) {
        if (field) {
            object_[name] = text_of(*field);
        }
    }

private:
    template <class Enum>
        requires std::is_enum_v<Enum>
    boost::json::value text_of(Enum field) const {
        return boost::json::string(word(field));
    }

    boost::json::value text_of(bool field) const { return field; }

    boost::json::value text_of(std::int32_t field) const { return field; }

    boost::json::value text_of(const std::string& field) const;
    boost::json::value text_of(Milliseconds field) const;
    boost::json::value text_of(Instant field) const;
    boost::json::value text_of(const games::Setup& field) const;
    boost::json::value text_of(games::Square field) const;
    boost::json::value text_of(const games::Move& field) const;
    boost::json::value text_of(const clock::TimeControl& field) const;

    boost::json::object& object_;
    const Scene& scene_;
    const boost::json::object* usual_;
};

// The fields of a value; optional ones that have their default are left out.
template <class T>
void write_fields(boost::json::object& object, const Scene& scene, T value) {
    boost::json::object usual;
    FieldWriter plain(usual, scene, nullptr);
    T fresh{};
    fields(plain, fresh);
    FieldWriter writer(object, scene, &usual);
    fields(writer, value);
}

// A move as the reader of fields reads it back.
std::string write_move(const Scene& scene, const games::Move& move);

} // namespace kodeks::referee::script
