#include "referee/script/command_text.hpp"

#include "referee/board.hpp"
#include "referee/script/field_reader.hpp"
#include "referee/script/field_writer.hpp"
#include "referee/script/fields.hpp"
#include "referee/script/time_text.hpp"

#include <boost/json/serialize.hpp>

namespace kodeks::referee::script {

namespace {

namespace json = boost::json;

void read_at(FieldReader& reader, Instant previous, Instant& at) {
    at = previous;
    const Json* const value = reader.take("at");
    if (value == nullptr) {
        return;
    }
    const auto time = value->kind == JsonKind::string ? read_time(value->text) : std::nullopt;
    if (!time || time->value < 0 || value->text.starts_with('-')) {
        reader.complain(value->offset, {"script.want_at", {}});
        return;
    }
    at =
        value->text.starts_with('+') ? Instant{previous.value + time->value} : Instant{time->value};
    if (at < previous) {
        reader.complain(value->offset, {"script.time_back", {}});
    }
}

// The action of this word with its fields; tries the alternatives of the variant in turn.
template <std::size_t Index = 0>
bool read_action(FieldReader& reader, std::string_view name, Action& action) {
    if constexpr (Index < std::variant_size_v<Action>) {
        Action candidate(std::in_place_index<Index>);
        if (word(candidate) != name) {
            return read_action<Index + 1>(reader, name, action);
        }
        fields(reader, std::get<Index>(candidate));
        action = candidate;
        return true;
    }
    return false;
}

// Where moves of a command are read and written: what somebody says about a move that stands on the
// board already, or plays instead of it, belongs to the position in which it was made.
std::optional<games::Position> position_for(const State& state, Actor by, std::string_view name) {
    const bool spoken = name == word(Action(Announce{}));
    if (state.plies.empty() || (spoken && state.partial) ||
        (!spoken && side_of(by) != state.plies.back().side)) {
        return state.position;
    }
    return playable(*state.match.variant, state.plies.back().before);
}

} // namespace

tl::expected<Command, Trouble> read_command(const Json& line, const State& state,
                                            Instant previous) {
    Scene scene{state.match.variant, state.position};
    FieldReader reader(line, scene);
    Command command;
    read_at(reader, previous, command.at);
    reader.must("by", command.by);
    std::string name;
    reader.must("do", name);
    scene.position = position_for(state, command.by, name);
    if (!reader.trouble() && !read_action(reader, name, command.action)) {
        reader.complain(line.find("do")->offset,
                        {"script.value_unknown",
                         {{"text", name}, {"choices", suggestion(name, action_words())}}});
    }
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return command;
}

std::string write_command(const Command& command, const State& before) {
    const Scene scene{before.match.variant, position_for(before, command.by, word(command.action))};
    json::object object{{"at", write_time({command.at.value})},
                        {"by", word(command.by)},
                        {"do", word(command.action)}};
    std::visit([&](const auto& one) { write_fields(object, scene, one); }, command.action);
    return json::serialize(object);
}

} // namespace kodeks::referee::script
