// Any bytes as a letter that came by mail. Nothing crashes, and every doubt has its sentence.
#include "base/check.hpp"
#include "correspondence/days/account.hpp"
#include "correspondence/text/read.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    correspondence::text::Context context{.code = "K-1", .name = "Koval"};
    context.earliest = *correspondence::read_day("2001-01-01");
    context.latest = *correspondence::read_day("2005-01-01");
    for (const auto squares : {games::SquareNames::letters, games::SquareNames::numbers}) {
        context.squares = squares;
        const auto read = correspondence::text::read_letter(text, context);
        for (const auto& doubt : read.doubts) {
            KODEKS_ASSERT(!render(doubt.message, Language::uk).empty());
        }
        KODEKS_ASSERT(read.letter.totals.empty() ||
                      correspondence::read_totals(read.letter.totals));
    }
    return 0;
}
