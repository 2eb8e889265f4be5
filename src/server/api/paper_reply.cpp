#include "server/api/paper_reply.hpp"

#include "server/event/paper_bytes.hpp"
#include "server/texts.hpp"

#include <fmt/format.h>

namespace kodeks::server {

namespace {

using reports::Form;

constexpr const char* paper_policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

} // namespace

Response message_response(int status, const Message& message) {
    return error_response(status, {{"name", message.key}, {"text", in_all_languages(message)}});
}

Response paper_response(const reports::Document& document, Form form,
                        const std::string& file_name) {
    auto bytes = paper_bytes(document, form);
    if (!bytes) {
        return message_response(503, bytes.error().message);
    }
    const bool shown = form == Form::html || form == Form::pdf || form == Form::txt;
    return {.type = std::string(media_type_of(form)),
            .body = std::move(*bytes),
            .headers = {
                {"Content-Disposition",
                 fmt::format("{}; filename=\"{}\"", shown ? "inline" : "attachment", file_name)},
                {"Content-Security-Policy", paper_policy}}};
}

std::optional<Form> paper_form(const Call& call, const Respond& respond) {
    const std::string asked = call.request.parameter("form");
    const auto form = asked.empty() ? Form::html : reports::form_named(asked);
    if (!form) {
        respond(error_response(400, "server.no_form"));
    }
    return form;
}

Language paper_language(const Call& call) {
    return language_from(call.request.parameter("lang")).value_or(Language::en);
}

void make_aside(Api& api, const std::function<void()>& make, const std::function<void()>& done,
                const Respond& respond) {
    if (!api.settings().aside) {
        make();
        done();
    } else if (!api.settings().aside(make, done)) {
        respond(error_response(503, "server.papers_busy"));
    }
}

} // namespace kodeks::server
