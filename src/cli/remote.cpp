#include "cli/remote.hpp"

#include <array>
#include <cstdlib>
#include <fstream>

#include <boost/json/parse.hpp>
#include <sodium.h>

namespace kodeks::cli {

namespace json = boost::json;

namespace {

constexpr int not_come_in = 401; // nobody, or whoever's session is over

// {"error":{"text":{"en":...}}}, or an answer to an act with its "why".
std::string reason_in(const json::object& object, const Context& context) {
    const json::value* why = object.if_contains("error");
    why = why == nullptr ? object.if_contains("why") : why;
    const json::object* const said = why == nullptr ? nullptr : why->if_object();
    const json::value* text = said == nullptr ? nullptr : said->if_contains("text");
    if (text != nullptr && text->is_object()) {
        text = text->as_object().if_contains(code_of(context.facts.language));
    }
    const json::value* const name = object.if_contains("type");
    return text != nullptr && text->is_string()   ? std::string(text->as_string())
           : name != nullptr && name->is_string() ? std::string(name->as_string())
                                                  : std::string();
}

} // namespace

std::string session_file(const server::ServerUrl& url, const Context& context) {
    std::string name = url.host + "-" + url.port;
    for (char& c : name) {
        c = c == ':' || c == '/' ? '_' : c;
    }
    return context.facts.data_folder + "/sessions/" + name;
}

Result<server::Client> client_for(const std::string& url, const Context& context) {
    const auto read = server::server_url(url);
    if (!read) {
        return tl::unexpected(Fault{{"cli.remote.bad_url", {{"url", url}}}, "", {}, ""});
    }
    std::string token;
    if (const char* const given = std::getenv("KODEKS_TOKEN")) { // NOLINT(concurrency-mt-unsafe)
        token = given;
    } else {
        std::ifstream file(session_file(*read, context));
        std::getline(file, token);
    }
    return server::Client(*read, token);
}

Result<server::Client> client_in(const Arguments& arguments, const Context& context) {
    return client_for(arguments.value("--server"), context);
}

Result<json::object> object_of(const Result<server::ClientAnswer>& answer, const Context& context) {
    if (!answer) {
        return tl::unexpected(answer.error());
    }
    boost::system::error_code error;
    const json::value body = json::parse(answer->body, error);
    const bool sound = !error && body.is_object();
    if (answer->status == not_come_in) {
        return tl::unexpected(Fault{{"cli.remote.not_in", {}}, "", {}, ""});
    }
    if (answer->status >= 300 || !sound) {
        const std::string reason = sound ? reason_in(body.as_object(), context) : std::string();
        return tl::unexpected(
            Fault{{"cli.remote.refused",
                   {{"status", std::to_string(answer->status)}, {"reason", reason}}},
                  "",
                  {},
                  ""});
    }
    return body.as_object();
}

std::string fresh_id() {
    std::array<unsigned char, 12> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, 25> text{};
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    return std::string("cli-") + text.data();
}

} // namespace kodeks::cli
