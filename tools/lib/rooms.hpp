// The rooms as CMakeLists.txt declares them:
//
//     kodeks_room(truth ROOMS base games oracle LIBRARIES fmt::fmt PkgConfig::zstd)
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

struct Room {
    std::string name;
    std::vector<std::string> rooms{};     // whose headers it includes
    std::vector<std::string> libraries{}; // of other people, by the names of their targets
    int line = 0;                         // where it is declared
};

// In the order of the file.
std::vector<Room> rooms_in(std::string_view cmake);

} // namespace kodeks::tools
