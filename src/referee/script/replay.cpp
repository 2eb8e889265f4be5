#include "referee/script/replay.hpp"

#include "base/locate.hpp"
#include "base/utf8.hpp"
#include "referee/referee.hpp"
#include "referee/script/command_text.hpp"
#include "referee/script/expectation.hpp"

namespace kodeks::referee::script {

namespace {

Fault fault_at(const Source& source, const Trouble& trouble) {
    return {trouble.message, source.name, place_of(source.text, trouble.offset),
            excerpt_at(source.text, trouble.offset)};
}

// The lines that say something: blank lines and lines that begin with // or # do not.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {}

    // Moves to the next line; false at the end.
    bool next() {
        while (at_ < text_.size()) {
            from_ = at_;
            to_ = std::min(text_.find('\n', at_), text_.size());
            at_ = to_ + 1;
            ++number_;
            while (to_ > from_ && (text_[to_ - 1] == '\r' || text_[to_ - 1] == ' ')) {
                --to_;
            }
            const std::string_view line = text_.substr(from_, to_ - from_);
            const std::size_t first = line.find_first_not_of(" \t");
            if (first != std::string_view::npos && line[first] != '#' &&
                line.substr(first, 2) != "//") {
                return true;
            }
        }
        return false;
    }

    tl::expected<Json, Trouble> json() const { return read_json(text_, from_, to_); }

    std::uint32_t number() const { return number_; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t from_ = 0;
    std::size_t to_ = 0;
    std::uint32_t number_ = 0;
};

tl::expected<Header, Trouble> first_line(Lines& lines) {
    if (!lines.next()) {
        return tl::unexpected(Trouble{0, {"script.no_header", {}}});
    }
    const auto json = lines.json();
    if (!json) {
        return tl::unexpected(json.error());
    }
    return read_header(*json);
}

class Player {
public:
    Player(Replay& game, const Source& source, const truth::Oracle& oracle)
        : game_(game), source_(source), oracle_(oracle) {}

    // The trouble with a line, if any.
    std::optional<Trouble> line(const Lines& lines, const Observer& observer) {
        const auto json = lines.json();
        if (!json) {
            return json.error();
        }
        if (json->find("expect") != nullptr) {
            return expect(*json);
        }
        return act(*json, lines.number(), observer);
    }

private:
    std::optional<Trouble> act(const Json& json, std::uint32_t number, const Observer& observer) {
        const Instant previous = game_.steps.empty() ? Instant{0} : game_.steps.back().command.at;
        const auto command = read_command(json, game_.state, previous);
        if (!command) {
            return command.error();
        }
        game_.steps.push_back({number, *command, game_.state.position, {}, game_.events.size()});
        game_.steps.back().refused = handle(game_.state, *command, oracle_, game_.events);
        if (observer) {
            observer(game_.steps.back(), game_.state);
        }
        return std::nullopt;
    }

    std::optional<Trouble> expect(const Json& json) {
        if (game_.steps.empty() || game_.steps.back().expected) {
            return Trouble{json.offset, {"script.expect_what", {}}};
        }
        Step& step = game_.steps.back();
        step.expected = true;
        const Scene scene{game_.header.match.variant, step.position};
        const auto differences = check_expectation(
            json, {answer_json(step.refused, game_.events_of(game_.steps.size() - 1), scene),
                   game_.state, step.command.at});
        if (!differences) {
            return differences.error();
        }
        for (const Trouble& difference : *differences) {
            game_.failures.push_back(fault_at(source_, difference));
        }
        return std::nullopt;
    }

    Replay& game_;
    const Source& source_;
    const truth::Oracle& oracle_;
};

} // namespace

std::span<const Event> Replay::events_of(std::size_t step) const {
    const std::size_t end = step + 1 < steps.size() ? steps[step + 1].first_event : events.size();
    return steps[step].events(events, end);
}

Result<Header> header_of(const Source& source) {
    Lines lines(source.text);
    auto header = first_line(lines);
    if (!header) {
        return tl::unexpected(fault_at(source, header.error()));
    }
    return *header;
}

Result<Replay> replay(const Source& source, const truth::Oracle& oracle, const Observer& observer) {
    if (const auto broken = first_invalid_byte(source.text)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    Lines lines(source.text);
    const auto header = first_line(lines);
    if (!header) {
        return tl::unexpected(fault_at(source, header.error()));
    }
    Replay game{*header, State(header->match), {}, {}, {}};
    const truth::SilentOracle silent;
    const truth::Oracle& asked = header->silent ? silent : oracle;
    Player player(game, source, asked);
    while (lines.next()) {
        if (const auto trouble = player.line(lines, observer)) {
            return tl::unexpected(fault_at(source, *trouble));
        }
    }
    return game;
}

} // namespace kodeks::referee::script
