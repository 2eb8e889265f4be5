#include "correspondence/record/value_forms.hpp"

namespace kodeks::ledger {

void read_form(Reader& reader, const Json& value, correspondence::Day& field) {
    const auto day =
        value.kind == JsonKind::string ? correspondence::read_day(value.text) : std::nullopt;
    if (day) {
        field = *day;
    } else {
        reader.complain(value.offset, {"script.want_date", {{"text", value.text}}});
    }
}

void write_form(Writer& writer, const correspondence::Day& value) {
    writer.text(correspondence::write_day(value));
}

} // namespace kodeks::ledger
