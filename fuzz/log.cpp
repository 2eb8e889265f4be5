// Any lines as the records of a stream, whose name is the first line: the hall takes what is sound
// of them, names the rest, and lives on.
#include "base/check.hpp"
#include "server/api/api.hpp"
#include "server/simulation/virtual_world.hpp"

using namespace kodeks;
using namespace kodeks::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < 200) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    if (lines.size() < 2) {
        return 0;
    }
    simulation::VirtualTime time;
    store::MemoryStore store;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const store::Write write{
            lines[0], static_cast<store::Sequence>(i - 1), std::to_string(i), {lines[i]}};
        KODEKS_ASSERT(store.append({&write, 1}).has_value());
    }
    simulation::VirtualDice dice{1};
    truth::SilentOracle oracle;
    simulation::VirtualDisk disk{time, store};
    simulation::VirtualProver prover{time, oracle};
    Hall hall{{{time, disk, prover, time}, store, oracle, dice}};
    const auto restored = hall.restore();
    KODEKS_ASSERT(restored.has_value());
    hall.start();
    time.run_until({time.now().value + 1000});
    return 0;
}
