#include "server/event/paper_bytes.hpp"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fmt/format.h>
#include <unistd.h>

namespace kodeks::server {

namespace {

namespace fs = std::filesystem;
using reports::Document;
using reports::Form;

// A file of our own for a library that writes into nothing else.
class PassingFile {
public:
    PassingFile() : path_((fs::temp_directory_path() / "kodeks-XXXXXX.xlsx").string()) {
        constexpr int ending = 5; // ".xlsx"
        const int handle = ::mkstemps(path_.data(), ending);
        made_ = handle >= 0;
        if (made_) {
            ::close(handle);
        }
    }

    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;

    ~PassingFile() {
        std::error_code ignored;
        fs::remove(path_, ignored);
    }

    bool made() const { return made_; }

    const std::string& name() const { return path_; }

    std::string contents() const {
        std::ifstream file(path_, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

private:
    std::string path_;
    bool made_ = false;
};

std::string xlsx_bytes(const Document& document) {
    const PassingFile file;
    return file.made() && write_xlsx(document, file.name()) ? file.contents() : "";
}

std::string made_as(const Document& document, Form form) {
    switch (form) {
    case Form::txt:
        return to_text(document);
    case Form::html:
        return to_html(document);
    case Form::csv:
        return to_csv(document);
    case Form::xlsx:
        return xlsx_bytes(document);
    case Form::pdf:
        break;
    }
    return to_pdf(document);
}

} // namespace

Result<std::string> paper_bytes(const Document& document, Form form) {
    std::string bytes = made_as(document, form);
    const bool may_be_empty = form == Form::csv; // a paper without tables
    if (bytes.empty() && !may_be_empty) {
        return tl::unexpected(
            Fault{{"reports.cannot", {{"form", std::string(name_of(form))}}}, "", {}, ""});
    }
    return bytes;
}

std::string file_name_of(const reports::Kind& kind, const tournament::State& state,
                         const reports::Request& request, Form form) {
    const auto last = find_stage(state, request.stage)->rounds.size();
    const std::string round =
        kind.of_round ? fmt::format("-{}", request.round == 0 ? last : request.round) : "";
    return fmt::format("{}-{}{}.{}", kind.name, request.stage, round, name_of(form));
}

std::string_view media_type_of(Form form) {
    constexpr std::array<std::string_view, 5> types = {
        "text/plain; charset=utf-8", "text/html; charset=utf-8", "text/csv; charset=utf-8",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/pdf"};
    return types[static_cast<std::size_t>(form)];
}

} // namespace kodeks::server
