#include "composition/verdict_json.hpp"

#include <boost/json/array.hpp>

namespace kodeks::composition {

namespace {

namespace json = boost::json;

void put(json::object& object, std::string_view key, const std::optional<std::int32_t>& number) {
    if (number) {
        object[key] = *number;
    }
}

// The name at the end of a message key: composition.group.miniature -> miniature.
std::string_view name_in(std::string_view key) {
    return key.substr(key.rfind('.') + 1);
}

} // namespace

json::object to_json(const Ruling& ruling) {
    const Evidence& evidence = ruling.evidence;
    json::object object{{"decision", ruling.decision}, {"weight", ledger::word(ruling.weight)}};
    put(object, "line", evidence.line);
    put(object, "other-line", evidence.other_line);
    put(object, "count", evidence.count);
    put(object, "limit", evidence.limit);
    put(object, "white", evidence.white);
    put(object, "black", evidence.black);
    if (!evidence.text.empty()) {
        object["text"] = evidence.text;
    }
    if (!evidence.word.empty()) {
        object["name"] = name_in(evidence.word);
    }
    object["articles"] = json::array(ruling.articles.begin(), ruling.articles.end());
    return object;
}

json::object to_json(const Verdict& verdict) {
    json::array rulings;
    for (const Ruling& ruling : verdict.rulings) {
        rulings.push_back(to_json(ruling));
    }
    return {{"conclusion", ledger::word(verdict.conclusion())}, {"rulings", std::move(rulings)}};
}

} // namespace kodeks::composition
