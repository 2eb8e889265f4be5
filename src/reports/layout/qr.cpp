#include "reports/layout/qr.hpp"

#include <memory>
#include <string>

#include <qrencode.h>

namespace kodeks::reports {

namespace {

struct FreeQr {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

} // namespace

QrModules qr_modules(std::string_view text) {
    const std::string whole(text);
    // Paper gets stained: level M stands a seventh of it lost.
    const std::unique_ptr<QRcode, FreeQr> code(
        QRcode_encodeString8bit(whole.c_str(), 0, QR_ECLEVEL_M));
    QrModules modules;
    if (!code) {
        return modules;
    }
    modules.size = code->width;
    for (int i = 0; i < code->width * code->width; ++i) {
        modules.dark.push_back((code->data[i] & 1) != 0);
    }
    return modules;
}

} // namespace kodeks::reports
