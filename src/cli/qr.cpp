#include "cli/qr.hpp"

#include <memory>

#include <qrencode.h>

namespace kodeks::cli {

namespace {

constexpr int border = 2; // the standard asks for four; readers of screens do with two

struct Free {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

bool is_dark(const QRcode& code, int column, int row) {
    const bool inside = column >= 0 && row >= 0 && column < code.width && row < code.width;
    return inside && (code.data[row * code.width + column] & 1) != 0;
}

} // namespace

std::string qr_text(std::string_view text) {
    const std::string whole(text);
    const std::unique_ptr<QRcode, Free> code(
        QRcode_encodeString8bit(whole.c_str(), 0, QR_ECLEVEL_L));
    if (!code) {
        return {};
    }
    std::string lines;
    for (int row = -border; row < code->width + border; row += 2) {
        for (int column = -border; column < code->width + border; ++column) {
            const bool above = !is_dark(*code, column, row);
            const bool below = !is_dark(*code, column, row + 1);
            lines += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
        }
        lines += '\n';
    }
    return lines;
}

} // namespace kodeks::cli
