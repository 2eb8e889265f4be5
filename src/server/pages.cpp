#include "server/pages.hpp"

#include "server/people/secret.hpp"

#include <array>
#include <fstream>
#include <iterator>
#include <system_error>

namespace kodeks::server {

namespace fs = std::filesystem;

namespace {

struct Type {
    std::string_view ending;
    std::string_view type;
};

constexpr auto types = std::to_array<Type>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json; charset=utf-8"},
    {".webmanifest", "application/manifest+json; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".txt", "text/plain; charset=utf-8"},
});

constexpr std::string_view plain_page =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kodeks</title>"
    "<h1>Kodeks</h1><p>The server runs; its pages are not built. "
    "<a href=\"/api/openapi.json\">What it can do</a></p></html>\n";

std::string type_of(const std::string& path) {
    for (const Type& type : types) {
        if (path.ends_with(type.ending)) {
            return std::string(type.type);
        }
    }
    return "application/octet-stream";
}

std::string tag_of(const std::string& bytes) {
    return '"' + hash_of(bytes).substr(0, 16) + '"';
}

// "/app.js", but not "/g/7.1": the boards of an event are numbered within it.
bool has_ending(const std::string& path) {
    const std::string ending = fs::path(path).extension().string();
    return ending.size() > 1 && (ending[1] < '0' || ending[1] > '9');
}

constexpr std::string_view zipped_ending = ".gz";

// Whether gzip is among what the browser takes; "gzip;q=0" says that it is not.
bool takes_gzip(const std::string& accepted) {
    const std::size_t at = accepted.find("gzip");
    return at != std::string::npos && !accepted.substr(at + 4).starts_with(";q=0");
}

} // namespace

Pages::Pages() {
    files_["/index.html"] = {
        type_of("/index.html"), std::string(plain_page), tag_of(std::string(plain_page)), {}};
}

// "/app.js.gz" made by the build is another form of "/app.js", not a file of its own.
void Pages::join_zipped() {
    for (auto it = files_.begin(); it != files_.end();) {
        const auto& [path, file] = *it;
        const auto whole = path.ends_with(zipped_ending)
                               ? files_.find(path.substr(0, path.size() - zipped_ending.size()))
                               : files_.end();
        if (whole == files_.end()) {
            ++it;
            continue;
        }
        whole->second.zipped = file.bytes;
        it = files_.erase(it);
    }
}

Result<Pages> Pages::read(const fs::path& folder) {
    Pages pages;
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
         it.increment(error)) {
        if (!it->is_regular_file(error)) {
            continue;
        }
        std::ifstream file(it->path(), std::ios::binary);
        std::string bytes{std::istreambuf_iterator<char>(file), {}};
        const std::string path = "/" + fs::relative(it->path(), folder).generic_string();
        const std::string tag = tag_of(bytes);
        pages.files_[path] = {type_of(path), std::move(bytes), tag, {}};
    }
    if (error) {
        return tl::unexpected(
            Fault{{"store.cannot_open", {{"reason", error.message()}}}, folder.string(), {}, ""});
    }
    pages.join_zipped();
    return pages;
}

const Pages::File* Pages::find(const std::string& path) const {
    const auto found = files_.find(path == "/" ? "/index.html" : path);
    if (found != files_.end()) {
        return &found->second;
    }
    return has_ending(path) ? nullptr : &files_.at("/index.html");
}

Response Pages::answer(const Request& request) const {
    if (request.method != "GET" && request.method != "HEAD") {
        return error_response(405, "server.no_such_method");
    }
    const File* const file = find(request.path);
    if (file == nullptr) {
        return error_response(404, "server.no_such_path");
    }
    Response response{.type = file->type};
    response.headers.emplace_back("ETag", file->tag);
    const bool named_by_content = request.path.starts_with("/assets/");
    response.headers.emplace_back(
        "Cache-Control", named_by_content ? "public, max-age=31536000, immutable" : "no-cache");
    if (!file->zipped.empty()) {
        response.headers.emplace_back("Vary", "Accept-Encoding");
    }
    if (request.header("if-none-match") == file->tag) {
        response.status = 304;
    } else if (!file->zipped.empty() && takes_gzip(request.header("accept-encoding"))) {
        response.headers.emplace_back("Content-Encoding", "gzip");
        response.body = file->zipped;
    } else {
        response.body = file->bytes;
    }
    return response;
}

} // namespace kodeks::server
