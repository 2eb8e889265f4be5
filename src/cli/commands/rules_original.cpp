#include "base/text_width.hpp"
#include "cli/commands/rules.hpp"
#include "cli/json.hpp"
#include "rulebook/original.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace json = boost::json;

std::string paragraph(std::string_view text, const Context& context) {
    if (!context.facts.width) {
        return "  " + std::string(text) + "\n";
    }
    std::string lines;
    for (const std::string& line : wrap(text, *context.facts.width - 2)) {
        lines += "  " + line + "\n";
    }
    return lines;
}

std::string original_text(const rulebook::Article& article, const Context& context) {
    const auto original = rulebook::original_of(article);
    if (!original) {
        return context.text("cli.rules.show.no_original") + "\n";
    }
    const std::string language(code_of(original->language));
    std::string text = context.text("cli.rules.show.printed." + language) + "\n";
    if (!original->lead.empty()) {
        text += paragraph(original->lead, context);
    }
    for (const std::string_view line : original->lines) {
        text += paragraph(line, context);
    }
    return text;
}

json::value original_json(const rulebook::Article& article) {
    const auto original = rulebook::original_of(article);
    if (!original) {
        return nullptr;
    }
    json::array lines;
    for (const std::string_view line : original->lines) {
        lines.emplace_back(line);
    }
    json::object object = {{"language", code_of(original->language)}, {"lines", std::move(lines)}};
    if (!original->lead.empty()) {
        object["lead"] = original->lead;
    }
    return object;
}

} // namespace kodeks::cli
