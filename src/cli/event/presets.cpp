#include "cli/event/presets.hpp"

#include "clock/control_text.hpp"
#include "clock/preset.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

std::vector<const clock::Preset*> presets_of(const rulebook::Book& book) {
    std::vector<const clock::Preset*> own;
    for (const clock::Preset& preset : clock::presets()) {
        if (preset.article.starts_with(std::string(book.prefix) + ":")) {
            own.push_back(&preset);
        }
    }
    return own;
}

void list(const Context& context, const std::vector<const clock::Preset*>& presets) {
    for (const clock::Preset* const preset : presets) {
        const clock::TimeControl control = clock::control_of(*preset);
        context.streams.talk << fmt::format("  {}  {}  {}\n", preset->article,
                                            clock::to_text(control),
                                            clock::describe(control, context.facts.language));
    }
}

} // namespace

std::optional<std::string> control_by(const Context& context, const rulebook::Book& book,
                                      const std::string& article) {
    const auto own = presets_of(book);
    const auto found = std::ranges::find(own, article, &clock::Preset::article);
    if (found != own.end()) {
        return clock::to_text(clock::control_of(**found));
    }
    context.answer_no({own.empty() ? "cli.event.new.no_presets" : "cli.event.new.preset_unknown",
                       {{"article", article}}});
    list(context, own);
    return std::nullopt;
}

void say_unusual(const Context& context, const rulebook::Book& book, const std::string& control) {
    const auto own = presets_of(book);
    const auto read = clock::parse_control(control);
    const bool usual =
        !read || own.empty() || std::ranges::any_of(own, [&](const clock::Preset* preset) {
            return clock::allows(*preset, *read);
        });
    if (!usual) {
        context.streams.talk << context.text("cli.event.new.unusual", {{"control", control}})
                             << '\n';
        list(context, own);
    }
}

} // namespace kodeks::cli
