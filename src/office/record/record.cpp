#include "office/record/record.hpp"

#include "ledger/room_record.hpp"
#include "office/record/command_fields.hpp"
#include "office/record/event_fields.hpp"

namespace kodeks::office {

using ledger::Json;
using ledger::Reader;
using ledger::Scene;
using ledger::Trouble;
using ledger::Writer;

void read_form(Reader& reader, const Json& value, Date& date) {
    if (const auto read = read_date(value.text); read && value.kind == ledger::JsonKind::string) {
        date = *read;
    } else {
        reader.complain(value.offset, {"office.file.date", {{"text", value.text}}});
    }
}

void write_form(Writer& writer, const Date& date) {
    writer.text(write_date(date));
}

void read_form(Reader& reader, const Json& value, Moment& moment) {
    if (const auto read = read_moment(value.text); read && value.kind == ledger::JsonKind::string) {
        moment = *read;
    } else {
        reader.complain(value.offset, {"office.file.moment", {{"text", value.text}}});
    }
}

void write_form(Writer& writer, const Moment& moment) {
    writer.text(write_moment(moment));
}

std::string write_event(const Event& event) {
    return ledger::write_typed(event, Scene{});
}

tl::expected<Event, Trouble> read_event(const Json& json) {
    return ledger::read_typed<Event>(json, Scene{});
}

std::string write_command(const Command& command) {
    return ledger::write_typed(command, Scene{});
}

tl::expected<Command, Trouble> read_command(const Json& json) {
    return ledger::read_typed<Command>(json, Scene{});
}

std::string write_state(const State& state) {
    return ledger::to_json_text(state, Scene{});
}

tl::expected<State, Trouble> read_state(const Json& json) {
    State state;
    if (const auto trouble = ledger::read_object(json, Scene{}, state)) {
        return tl::unexpected(*trouble);
    }
    return state;
}

Result<State> read_office(const std::vector<ledger::RawRecord>& records,
                          const ledger::Source& source) {
    State state;
    for (const ledger::RawRecord& record : records) {
        const auto event = read_event(record.event);
        if (!event) {
            return tl::unexpected(fault_at(source, event.error()));
        }
        if (auto defect = defect_of(state, *event)) {
            return tl::unexpected(fault_at(source, {record.event.offset, std::move(*defect)}));
        }
        apply(state, *event);
    }
    return state;
}

} // namespace kodeks::office
