// A QR code as its modules, for the layouts to draw.
#pragma once

#include <string_view>
#include <vector>

namespace kodeks::reports {

struct QrModules {
    int size = 0;           // of a side; 0 when the text is too long for a code
    std::vector<bool> dark; // row by row

    bool at(int column, int row) const {
        const std::size_t side = static_cast<std::size_t>(size);
        return dark[static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column)];
    }
};

QrModules qr_modules(std::string_view text);

} // namespace kodeks::reports
