#include "referee/script/field_writer.hpp"

#include "clock/control_text.hpp"
#include "notation/fen.hpp"
#include "notation/spoken/words.hpp"
#include "referee/hand.hpp"
#include "referee/hand_write.hpp"
#include "referee/script/time_text.hpp"

namespace kodeks::referee::script {

namespace json = boost::json;

std::string write_move(const Scene& scene, const games::Move& move) {
    const std::string text = write_hand(*scene.variant, scene.position, move, Language::en);
    const auto again = read_hand(*scene.variant, scene.position, text);
    return again && *again == move ? text : "!" + write_displacement(*scene.variant, move);
}

json::value FieldWriter::text_of(const std::string& field) const {
    return json::string(field);
}

json::value FieldWriter::text_of(Milliseconds field) const {
    return json::string(write_time(field));
}

json::value FieldWriter::text_of(Instant field) const {
    return text_of(Milliseconds{field.value});
}

json::value FieldWriter::text_of(const games::Setup& field) const {
    return json::string(notation::write_fen(*scene_.variant, field));
}

json::value FieldWriter::text_of(games::Square field) const {
    return json::string(notation::spoken::square_name(*scene_.variant, field));
}

json::value FieldWriter::text_of(const games::Move& field) const {
    return json::string(write_move(scene_, field));
}

json::value FieldWriter::text_of(const clock::TimeControl& field) const {
    return json::string(clock::to_text(field));
}

} // namespace kodeks::referee::script
