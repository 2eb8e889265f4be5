#include "cli/remote.hpp"

#include "cli/event/session.hpp"

#include <array>
#include <cstdlib>
#include <fstream>
#include <ostream>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
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

Exit tell_refused(const Arguments& arguments, const Context& context, const json::object& why) {
    const json::value* const articles = why.if_contains("articles");
    const auto cited =
        articles == nullptr ? std::vector<std::string>() : texts_of(articles->as_array());
    const std::vector<std::string_view> views(cited.begin(), cited.end());
    context.streams.talk << "kodeks: " << with_articles(text_in(why.at("text"), context), views)
                         << '\n';
    if (text_at(why, "name") == "server.no_right") {
        context.streams.talk << context.text("cli.remote.come_in",
                                             {{"url", arguments.value("--server")}})
                             << '\n';
    }
    return Exit::no;
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

Result<json::object> ask_server(const Arguments& arguments, const Context& context,
                                const std::string& path) {
    const auto client = client_in(arguments, context);
    return client ? object_of(client->get(path), context) : tl::unexpected(client.error());
}

Result<server::ClientAnswer> post_server(const Arguments& arguments, const Context& context,
                                         const std::string& path, const json::object& body) {
    const auto client = client_in(arguments, context);
    return client ? client->post(path, json::serialize(body)) : tl::unexpected(client.error());
}

tl::expected<json::object, Exit> sent_act(const Arguments& arguments, const Context& context,
                                          const std::string& path, json::object act) {
    act["id"] = fresh_id();
    if (arguments.has("--dry-run")) {
        act["try"] = true;
    }
    const auto answer = post_server(arguments, context, path, act);
    boost::system::error_code error;
    const json::value body = answer ? json::parse(answer->body, error) : json::value();
    const bool refused = body.is_object() && body.as_object().contains("why") &&
                         text_at(body.as_object(), "type") == "refused";
    if (refused) {
        return tl::unexpected(
            tell_refused(arguments, context, body.as_object().at("why").as_object()));
    }
    auto done = object_of(answer, context);
    if (!done) {
        return tl::unexpected(context.bad_input(done.error()));
    }
    return *std::move(done);
}

std::string text_in(const json::value& texts, const Context& context) {
    return texts.is_object() ? text_at(texts.as_object(), code_of(context.facts.language)) : "";
}

std::string text_at(const json::object& object, std::string_view key) {
    const json::value* const value = object.if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->as_string()) : "";
}

std::uint32_t number_at(const json::object& object, std::string_view key) {
    const json::value* const value = object.if_contains(key);
    return value == nullptr || !value->is_number() ? 0 : value->to_number<std::uint32_t>();
}

std::vector<std::string> texts_of(const json::array& array) {
    std::vector<std::string> texts;
    for (const json::value& one : array) {
        texts.emplace_back(one.as_string());
    }
    return texts;
}

std::string fresh_id() {
    std::array<unsigned char, 12> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, 25> text{};
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    return std::string("cli-") + text.data();
}

} // namespace kodeks::cli
