// PGN from anywhere: the reader must neither crash nor hang, and what it understood must survive
// being written and read again.
#include "notation/pgn/pgn.hpp"

#include "base/check.hpp"
#include "notation/check.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using namespace kodeks::notation;

std::string rewritten(std::string_view text) {
    TextSource source(text);
    pgn::Reader reader(source);
    std::string out;
    for (Game game; reader.next(game);) {
        pgn::write(game, {}, out);
        check_end(game, nullptr);
    }
    return out;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string once = rewritten({reinterpret_cast<const char*>(data), size});
    KODEKS_ASSERT(rewritten(rewritten(once)) == rewritten(once));
    return 0;
}
