#include "cli/event/file.hpp"

#include "base/locate.hpp"
#include "cli/event/codec.hpp"
#include "cli/input.hpp"

#include <boost/json/error.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

constexpr std::size_t largest_file = 64U << 20U;
constexpr std::int64_t format_version = 1;

Fault fault_at(const std::string& name, const std::string& text, std::size_t offset,
               Message message) {
    return {std::move(message), name, place_of(text, offset), excerpt_at(text, offset)};
}

// Where the facts of the array "events" begin; the text is known to be JSON.
std::vector<std::size_t> fact_offsets(std::string_view text) {
    std::vector<std::size_t> offsets;
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            i += c == '\\' ? 1 : 0;
            in_string = c != '"';
            continue;
        }
        if (c == '{' && depth == 2) {
            offsets.push_back(i);
        }
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        in_string = c == '"';
    }
    return offsets;
}

std::size_t offset_of(const std::string& text, std::size_t index, const std::string& field) {
    const auto offsets = fact_offsets(text);
    if (index >= offsets.size()) {
        return 0;
    }
    const std::size_t end = index + 1 < offsets.size() ? offsets[index + 1] : text.size();
    const std::size_t found =
        field.empty() ? std::string::npos : text.find("\"" + field + "\"", offsets[index]);
    return found == std::string::npos || found >= end ? offsets[index] : found;
}

Result<json::value> parsed(const std::string& name, const std::string& text) {
    if (text.size() > largest_file) {
        return tl::unexpected(Fault{{"cli.event.file.too_large", {}}, name, {}, ""});
    }
    json::parser parser;
    boost::system::error_code error;
    const std::size_t read = parser.write_some(text.data(), text.size(), error);
    const bool rest = text.find_first_not_of(" \t\r\n", read) != std::string::npos;
    if (error || rest) {
        const bool ends = !text.empty() && error == json::error::incomplete;
        return tl::unexpected(fault_at(
            name, text, read, {ends ? "cli.event.file.ends" : "cli.event.file.not_json", {}}));
    }
    return parser.release();
}

Result<json::array> facts_in(const std::string& name, const std::string& text,
                             const json::value& value) {
    const json::object* object = value.if_object();
    const json::value* version = object == nullptr ? nullptr : object->if_contains("kodeks-event");
    if (version == nullptr || !version->is_int64()) {
        return tl::unexpected(fault_at(name, text, 0, {"cli.event.file.not_event", {}}));
    }
    if (version->get_int64() != format_version) {
        return tl::unexpected(fault_at(name, text, 0, {"cli.event.file.version", {}}));
    }
    const json::value* events = object->if_contains("events");
    if (events == nullptr || !events->is_array() || events->get_array().empty() ||
        object->size() != 2) {
        return tl::unexpected(fault_at(name, text, 0, {"cli.event.file.not_event", {}}));
    }
    return events->get_array();
}

} // namespace

std::string to_text(const std::vector<tournament::Event>& events) {
    std::string text = "{\"kodeks-event\": 1,\n\"events\": [\n";
    for (std::size_t i = 0; i < events.size(); ++i) {
        text += json::serialize(to_json(events[i]));
        text += i + 1 < events.size() ? ",\n" : "\n";
    }
    return text + "]}\n";
}

Result<EventFile> event_from_text(const std::string& name, const std::string& text) {
    const auto value = parsed(name, text);
    if (!value) {
        return tl::unexpected(value.error());
    }
    const auto facts = facts_in(name, text, *value);
    if (!facts) {
        return tl::unexpected(facts.error());
    }
    EventFile file;
    for (std::size_t i = 0; i < facts->size(); ++i) {
        auto event = event_from_json((*facts)[i]);
        if (!event) {
            return tl::unexpected(fault_at(name, text, offset_of(text, i, event.error().field),
                                           event.error().message));
        }
        if (auto defect = tournament::defect_of(file.state, *event)) {
            return tl::unexpected(fault_at(name, text, offset_of(text, i, ""), *defect));
        }
        file.state = tournament::apply(std::move(file.state), *event);
        file.events.push_back(std::move(*event));
    }
    return file;
}

Result<EventFile> read_event(const std::string& name, const Streams& streams) {
    const auto input = read_text(name, streams);
    if (!input) {
        return tl::unexpected(input.error());
    }
    return event_from_text(input->name, input->text);
}

} // namespace kodeks::cli
