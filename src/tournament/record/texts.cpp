#include "tournament/record/texts.hpp"

#include "base/utf8.hpp"
#include "tournament/record/event_fields.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr std::size_t longest_text = 2000;

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

// The archive that looks at texts and at nothing else.
class TextCheck {
public:
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

} // namespace

bool has_sound_texts(const Event& event) {
    TextCheck check;
    // Archives take what they name by reference; this one only looks.
    std::visit([&](auto& fact) { fields(check, fact); }, const_cast<Event&>(event)); // NOLINT
    return check.sound();
}

} // namespace kodeks::tournament
