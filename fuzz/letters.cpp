// Any bytes as a game by letter. Nothing crashes, nobody gets days back, and every ruling cites an
// article.
#include "base/check.hpp"
#include "correspondence/script/replay.hpp"
#include "referee/words/sentence.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const truth::SilentOracle silent;
    const auto replay = correspondence::replay({text, "fuzz"}, silent);
    if (!replay) {
        static_cast<void>(describe(replay.error(), Language::uk));
        return 0;
    }
    for (const correspondence::Step& step : replay->steps) {
        const referee::Reader reader{Language::ru, &step.position.variant(), step.position};
        for (const referee::Ruling& ruling : step.rulings) {
            KODEKS_ASSERT(!ruling.articles.empty());
            static_cast<void>(sentence(ruling, reader));
        }
    }
    for (const games::Side side : {games::Side::white, games::Side::black}) {
        KODEKS_ASSERT(replay->state.of(side).used.value >= 0);
    }
    return 0;
}
