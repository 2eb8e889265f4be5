// A fact of the office as a sentence for people, and the articles it stands on.
#pragma once

#include "base/message.hpp"
#include "office/event/event.hpp"

namespace kodeks::office {

struct Said {
    Message message;
    ArticleIds articles;
};

Said said(const Event& event);

} // namespace kodeks::office
