#include "composition/sentence.hpp"

namespace kodeks::composition {

namespace {

std::string number_text(std::optional<std::int32_t> number) {
    return number ? std::to_string(*number) : std::string();
}

} // namespace

std::string sentence(const Ruling& ruling, Language language) {
    const Evidence& evidence = ruling.evidence;
    const std::string word = evidence.word.empty() ? "" : render(evidence.word, language);
    return render(Message{"composition." + std::string(ruling.decision),
                          {{"line", number_text(evidence.line)},
                           {"other", number_text(evidence.other_line)},
                           {"count", number_text(evidence.count)},
                           {"limit", number_text(evidence.limit)},
                           {"white", number_text(evidence.white)},
                           {"black", number_text(evidence.black)},
                           {"text", evidence.text},
                           {"word", word}}},
                  language);
}

std::string sentence(Conclusion conclusion, Language language) {
    return render("composition.conclusion." + std::string(ledger::word(conclusion)), language);
}

std::string weight_word(Weight weight, Language language) {
    return render("composition.weight." + std::string(ledger::word(weight)), language);
}

} // namespace kodeks::composition
