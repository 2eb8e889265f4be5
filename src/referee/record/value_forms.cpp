#include "referee/record/value_forms.hpp"

#include "clock/control_text.hpp"
#include "ledger/exact.hpp"
#include "ledger/time_text.hpp"
#include "notation/fen.hpp"

#include <charconv>

#include <fmt/format.h>

namespace kodeks::clock {

template <class Archive>
void fields(Archive& a, Period& x) {
    a.may("moves", x.moves);
    a.may("time", x.time);
    a.may("extra", x.extra);
    a.may("extra-time", x.extra_time);
    a.may("repeats", x.repeats);
}

} // namespace kodeks::clock

namespace kodeks::games {

template <class Archive>
void fields(Archive& a, KingRun& x) {
    a.must("king", x.king);
    a.must("count", x.count);
}

} // namespace kodeks::games

namespace kodeks::ledger {

namespace {

// A control that the PGN tag cannot say.
struct WholeControl {
    clock::TimeControl control{};
};

template <class Archive>
void fields(Archive& a, WholeControl& x) {
    a.must("periods", x.control.periods);
    a.may("mode", x.control.mode);
    a.may("next-period", x.control.next_period);
    a.may("overtime", x.control.overtime);
    a.may("overtime-time", x.control.overtime_time);
    a.may("overtime-count", x.control.overtime_count);
}

// A setup with everything that belongs to it.
struct WholeSetup {
    games::Setup setup{};
    std::string pieces{};
};

template <class Archive>
void fields(Archive& a, WholeSetup& x) {
    a.must("pieces", x.pieces);
    a.may("to-move", x.setup.to_move);
    a.may("castling", x.setup.castling_rooks);
    a.may("passed", x.setup.passed_square);
    a.may("king-runs", x.setup.king_runs);
    a.may("quiet-plies", x.setup.quiet_plies);
    a.may("move-number", x.setup.move_number);
}

constexpr std::size_t hex_digits = 16;

} // namespace

void read_form(Reader& reader, const Json& value, clock::Instant& field) {
    Milliseconds time{0};
    reader.read(value, time);
    field = clock::Instant{time.value};
}

void write_form(Writer& writer, const clock::Instant& value) {
    writer.text(write_time({value.value}));
}

void read_form(Reader& reader, const Json& value, games::Setup& field) {
    const games::Variant& variant = *reader.scene().variant;
    if (value.kind == JsonKind::object) {
        WholeSetup whole;
        reader.read(value, whole);
        if (!read_pieces(variant.board, whole.pieces, whole.setup)) {
            reader.complain(value.offset, {"ledger.want_pieces", {}});
            return;
        }
        field = whole.setup;
        return;
    }
    if (!reader.is(value, JsonKind::string, "script.want_text")) {
        return;
    }
    const auto setup = notation::read_fen(variant, value.text);
    if (setup) {
        field = *setup;
    } else {
        reader.complain(value.offset, setup.error().message);
    }
}

void write_form(Writer& writer, const games::Setup& value) {
    const games::Variant& variant = *writer.scene().variant;
    if (writer.scene().form == MoveForm::notation) {
        writer.text(notation::write_fen(variant, value));
    } else {
        writer.write_object(WholeSetup{value, write_pieces(variant.board, value)});
    }
}

void read_form(Reader& reader, const Json& value, clock::TimeControl& field) {
    if (value.kind == JsonKind::object) {
        WholeControl whole;
        reader.read(value, whole);
        if (!clock::is_sound(whole.control)) {
            reader.complain(value.offset, {"ledger.want_control", {}});
            return;
        }
        field = whole.control;
        return;
    }
    if (!reader.is(value, JsonKind::string, "script.want_text")) {
        return;
    }
    const auto control = clock::parse_control(value.text);
    if (control) {
        field = *control;
    } else {
        reader.complain(value.offset, control.error().message);
    }
}

void write_form(Writer& writer, const clock::TimeControl& value) {
    const std::string text = clock::to_text(value);
    const auto again = clock::parse_control(text);
    if (again && *again == value) {
        writer.text(text);
    } else {
        writer.write_object(WholeControl{value});
    }
}

void read_form(Reader& reader, const Json& value, games::Identity& field) {
    bool fine = value.kind == JsonKind::string && value.text.size() == 5 * hex_digits;
    for (std::size_t i = 0; fine && i < field.words.size(); ++i) {
        const char* const begin = value.text.data() + i * hex_digits;
        const auto read = std::from_chars(begin, begin + hex_digits, field.words[i], 16);
        fine = read.ec == std::errc{} && read.ptr == begin + hex_digits;
    }
    if (!fine) {
        reader.complain(value.offset, {"ledger.want_identity", {}});
    }
}

void write_form(Writer& writer, const games::Identity& value) {
    std::string text;
    for (const std::uint64_t word : value.words) {
        text += fmt::format("{:016x}", word);
    }
    writer.text(text);
}

} // namespace kodeks::ledger
