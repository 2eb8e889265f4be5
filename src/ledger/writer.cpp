#include "ledger/writer.hpp"

#include "ledger/exact.hpp"
#include "ledger/time_text.hpp"
#include "notation/hand.hpp"
#include "notation/hand_write.hpp"

#include <fmt/format.h>

namespace kodeks::ledger {

void Writer::key(std::string_view name) {
    if (!first_) {
        out_ += ',';
    }
    first_ = false;
    text(name);
    out_ += ':';
}

void Writer::text(std::string_view text) {
    out_ += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out_ += '\\';
            out_ += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out_ += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else {
            out_ += c;
        }
    }
    out_ += '"';
}

void write_form(Writer& writer, const bool& value) {
    writer.raw(value ? "true" : "false");
}

void write_form(Writer& writer, const std::string& value) {
    writer.text(value);
}

void write_form(Writer& writer, const Milliseconds& value) {
    writer.text(write_time(value));
}

void write_form(Writer& writer, const Days& value) {
    writer.write(value.value);
}

void write_form(Writer& writer, const Points& value) {
    writer.raw(to_decimal(value));
}

void write_form(Writer& writer, const games::Square& value) {
    writer.text(write_square(*writer.scene().variant, value));
}

void write_form(Writer& writer, const games::SquareSet& value) {
    std::vector<games::Square> squares;
    for (const games::Square square : value) {
        squares.push_back(square);
    }
    writer.write(squares);
}

void write_form(Writer& writer, const games::Move& value) {
    writer.text(write_move(writer.scene(), value));
}

std::string write_move(const Scene& scene, const games::Move& move) {
    if (scene.form == MoveForm::exact) {
        return write_exact(*scene.variant, move);
    }
    const std::string text =
        notation::write_hand(*scene.variant, scene.position, move, Language::en);
    const auto again = notation::read_hand(*scene.variant, scene.position, text);
    return again && *again == move ? text
                                   : "!" + notation::write_displacement(*scene.variant, move);
}

} // namespace kodeks::ledger
