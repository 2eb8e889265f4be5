// The archive that writes fields into a JSON object; what has its default value is left out.
#pragma once

#include "clock/control.hpp"
#include "referee/script/field_reader.hpp"
#include "referee/words.hpp"

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/string.hpp>

namespace kodeks::referee::script {

class FieldWriter {
public:
    FieldWriter(boost::json::object& object, const Scene& scene) : object_(object), scene_(scene) {}

    template <class T>
    void must(std::string_view name, const T& field) {
        object_[name] = text_of(field);
    }

    template <class T>
    void may(std::string_view name, const T& field) {
        if (field != T{}) {
            object_[name] = text_of(field);
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
    boost::json::value text_of(games::Square field) const;
    boost::json::value text_of(const games::Move& field) const;
    boost::json::value text_of(const clock::TimeControl& field) const;

    boost::json::object& object_;
    const Scene& scene_;
};

// A move as the reader of fields reads it back.
std::string write_move(const Scene& scene, const games::Move& move);

} // namespace kodeks::referee::script
