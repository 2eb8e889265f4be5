// Coming in to a server with a code: what later commands with --server act as.
#include "cli/remote.hpp"

#include <filesystem>
#include <ostream>

#include <boost/json/serialize.hpp>
#include <fcntl.h>
#include <unistd.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

bool keep(const std::string& file, const std::string& token) {
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    std::filesystem::create_directories(folder, error);
    const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const std::string line = token + "\n";
    const bool written = descriptor >= 0 && write(descriptor, line.data(), line.size()) ==
                                                static_cast<ssize_t>(line.size());
    return (descriptor < 0 || close(descriptor) == 0) && written;
}

Exit run_enter(const Arguments& arguments, const Context& context) {
    const auto client = client_for(arguments.value("URL"), context);
    if (!client) {
        return context.bad_input(client.error());
    }
    const auto opened =
        object_of(client->post("/api/session",
                               json::serialize(json::object{{"code", arguments.value("CODE")}})),
                  context);
    if (!opened) {
        return context.bad_input(opened.error());
    }
    const std::string file = session_file(client->url(), context);
    if (!keep(file, std::string(opened->at("token").as_string()))) {
        return context.bad_input({{"cli.enter.not_kept", {}}, file, {}, ""});
    }
    context.streams.out << context.text("cli.enter.done",
                                        {{"role", std::string(opened->at("role").as_string())},
                                         {"url", arguments.value("URL")}})
                        << '\n';
    return Exit::done;
}

} // namespace

Command enter() {
    return {"enter", {required("URL"), required("CODE")}, run_enter};
}

} // namespace kodeks::cli
