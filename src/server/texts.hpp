// Sentences in all three languages at once: pages switch language without asking again.
#pragma once

#include "base/message.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

// {"en":...,"uk":...,"ru":...} of a function that says it in one language.
template <class Say>
boost::json::object in_all_languages(const Say& say) {
    boost::json::object texts;
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        texts[code_of(language)] = say(language);
    }
    return texts;
}

inline boost::json::object in_all_languages(const Message& message) {
    return in_all_languages([&](Language language) { return render(message, language); });
}

} // namespace kodeks::server
