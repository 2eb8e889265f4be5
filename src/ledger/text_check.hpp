// The archive that looks at texts and at nothing else: names, reasons, notes that people give. A
// record keeps them for ever and shows them on other people's terminals and papers, so they are
// UTF-8 without control characters and of bounded length.
//
//     TextCheck check;
//     fields(check, fact);
//     if (!check.sound()) { ... }
#pragma once

#include "base/utf8.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace kodeks::ledger {

class TextCheck {
public:
    static constexpr std::size_t longest_text = 2000;

    template <class T>
    void must(std::string_view, T& field) {
        look(field);
    }

    template <class T>
    void may(std::string_view, T& field) {
        look(field);
    }

    template <class T>
    void shown(std::string_view, T& field) {
        look(field);
    }

    bool sound() const { return sound_; }

private:
    static bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

    template <class T>
    void look(std::vector<T>& list) {
        for (T& item : list) {
            look(item);
        }
    }

    template <class T>
    void look(std::optional<T>& field) {
        if (field) {
            look(*field);
        }
    }

    template <class T>
    void look(T& field) {
        if constexpr (std::is_same_v<T, std::string>) {
            sound_ = sound_ && field.size() <= longest_text && !first_invalid_byte(field) &&
                     std::ranges::none_of(field, is_control);
        } else if constexpr (requires(TextCheck& a) { fields(a, field); }) {
            fields(*this, field);
        }
    }

    bool sound_ = true;
};

} // namespace kodeks::ledger
