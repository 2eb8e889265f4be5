#include "ledger/day_form.hpp"

namespace kodeks::ledger {

void read_form(Reader& reader, const Json& value, Day& field) {
    const auto day = value.kind == JsonKind::string ? read_day(value.text) : std::nullopt;
    if (day) {
        field = *day;
    } else {
        reader.complain(value.offset, {"script.want_date", {{"text", value.text}}});
    }
}

void write_form(Writer& writer, const Day& value) {
    writer.text(write_day(value));
}

} // namespace kodeks::ledger
