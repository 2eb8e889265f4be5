// Any bytes as a game script. Nothing crashes; the state is what the events make of it; and what
// was read is written and replayed to the same events.
#include "base/check.hpp"
#include "referee/script/command_text.hpp"
#include "referee/script/replay.hpp"
#include "referee/words/sentence.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::referee;

namespace {

void check_rebuilt(const script::Replay& game) {
    State again;
    for (const Event& event : game.events) {
        apply(again, event);
    }
    KODEKS_ASSERT(again == game.state);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const truth::SilentOracle silent;
    const auto header = script::header_of({text, "fuzz"});
    if (!header) {
        static_cast<void>(describe(header.error(), Language::uk));
        return 0;
    }
    State before(header->match.settings);
    std::string written = script::write_header(*header) + "\n";
    const auto game = script::replay(
        {text, "fuzz"}, silent,
        [&](const script::Step& step, std::span<const Event> events, const State& after) {
            written += script::write_command(step.command, before) + "\n";
            for (const Event& event : events) {
                static_cast<void>(sentence(event, reader_of(before, Language::ru)));
            }
            before = after;
        });
    if (!game) {
        static_cast<void>(describe(game.error(), Language::en));
        return 0;
    }
    check_rebuilt(*game);
    const auto again = script::replay({written, "again"}, silent);
    KODEKS_ASSERT(again);
    KODEKS_ASSERT(again->state == game->state);
    KODEKS_ASSERT(again->events.size() == game->events.size());
    return 0;
}
