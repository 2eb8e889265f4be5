#include "cli/referee/typed.hpp"

#include "base/edit_distance.hpp"
#include "ledger/reader.hpp"
#include "referee/record/act_fields.hpp"
#include "referee/words/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace referee;

struct Field {
    std::string_view name;
    bool required = false;
    bool bare = false; // a number or a truth value: without quotation marks
};

// The archive that only wants to know what there is.
class FieldLister {
public:
    template <class T>
    void must(std::string_view name, const T&) {
        list.push_back({name, true, is_bare<T>});
    }

    template <class T>
    void may(std::string_view name, const T&) {
        list.push_back({name, false, is_bare<T>});
    }

    std::vector<Field> list;

private:
    template <class T>
    static constexpr bool is_bare = std::is_same_v<T, bool> || std::is_same_v<T, std::int32_t>;
};

std::optional<std::vector<Field>> fields_of(std::string_view name) {
    FieldLister lister;
    const bool found = Action::find_type([&]<class A>() {
        if (A::declared.word != name) {
            return false;
        }
        A action{};
        fields(lister, action);
        return true;
    });
    return found ? std::optional(lister.list) : std::nullopt;
}

std::string_view take_word(std::string_view& text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    text.remove_prefix(begin);
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(end);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return taken;
}

// What only an arbiter does or usually does, unless an actor is named.
constexpr std::array<std::string_view, 11> arbiters_words = {
    "begin", "arrive", "look",   "notice-flag",   "notice-illegal", "report",
    "pause", "resume", "decide", "correct-clock", "answer-appeal"};

Actor usual_actor(std::string_view name, const State& state) {
    if (std::ranges::find(arbiters_words, name) != arbiters_words.end() ||
        name == "correct-result") {
        return Actor::arbiter;
    }
    if ((name == "accept-draw" || name == "decline-draw") && state.offer) {
        return player(games::opponent(*state.offer));
    }
    if (name == "press" && state.clock.running) {
        return player(*state.clock.running);
    }
    return player(state.to_move());
}

json::value value_of(const Field& field, std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (field.bare && (text == "true" || text == "false")) {
        return text == "true";
    }
    if (field.bare && read.ec == std::errc{} && read.ptr == text.data() + text.size()) {
        return number;
    }
    return json::string(text);
}

// "written=Ng8": the field it names, if it does.
const Field* named_field(const std::vector<Field>& fields, std::string_view text) {
    const auto found = std::ranges::find_if(fields, [&](const Field& field) {
        return text.starts_with(field.name) && text.substr(field.name.size()).starts_with('=');
    });
    return found == fields.end() ? nullptr : &*found;
}

tl::expected<void, Message> read_fields(const std::vector<Field>& fields, std::string_view text,
                                        json::object& object) {
    std::vector<const Field*> in_order;
    for (const Field& field : fields) {
        if (field.required) {
            in_order.push_back(&field);
        }
    }
    std::size_t next = 0;
    while (!text.empty()) {
        if (const Field* const field = named_field(fields, text)) {
            const std::string_view one = take_word(text).substr(field->name.size() + 1);
            object[field->name] = value_of(*field, one);
        } else if (next < in_order.size()) {
            const Field& field_in_order = *in_order[next++];
            const bool last = next == in_order.size() && field_in_order.name == "move";
            const std::string_view one = last ? std::exchange(text, {}) : take_word(text);
            object[field_in_order.name] = value_of(field_in_order, one);
        } else {
            return tl::unexpected(
                Message{"cli.referee.play.too_much", {{"text", std::string(text)}}});
        }
    }
    return {};
}

} // namespace

tl::expected<std::string, Message> script_line(std::string_view typed, const State& state) {
    std::string_view rest = typed;
    std::string_view name = take_word(rest);
    const auto actor = from_word<Actor>(name);
    if (actor) {
        name = take_word(rest);
    }
    auto fields = fields_of(name);
    json::object object;
    if (!fields) { // a move: what is left of the line, its first word included
        const auto from = typed.find(name);
        rest = name.empty() ? "" : typed.substr(from);
        name = "move";
        fields = fields_of(name);
    }
    object["by"] = word(actor.value_or(usual_actor(name, state)));
    object["do"] = name;
    if (auto read = read_fields(*fields, rest, object); !read) {
        return tl::unexpected(read.error());
    }
    return json::serialize(object);
}

std::string usage_of_action(std::string_view name) {
    std::string text(name);
    const auto fields = fields_of(name);
    for (const Field& field : *fields) {
        std::string upper(field.name);
        std::ranges::transform(upper, upper.begin(),
                               [](unsigned char c) { return std::toupper(c); });
        text += field.required ? " " + upper : fmt::format(" [{}={}]", field.name, upper);
    }
    return text;
}

} // namespace kodeks::cli
