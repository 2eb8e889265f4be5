// Any bytes as a composition. Nothing crashes; what can be read is judged, the same way twice, and
// every ruling has its sentence.
#include "base/check.hpp"
#include "composition/file.hpp"
#include "composition/judge.hpp"
#include "composition/sentence.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::composition;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto composition = read_composition({text, "fuzz"});
    if (!composition) {
        static_cast<void>(describe(composition.error(), Language::uk));
        return 0;
    }
    const truth::SilentOracle silent;
    const Verdict verdict = judge(*composition, silent);
    KODEKS_ASSERT(verdict == judge(*composition, silent));
    for (const Ruling& ruling : verdict.rulings) {
        KODEKS_ASSERT(!ruling.articles.empty());
        static_cast<void>(sentence(ruling, Language::ru));
    }
    return 0;
}
