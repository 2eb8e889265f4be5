#include "cli/event/papers.hpp"

#include "base/edit_distance.hpp"
#include "cli/event/game.hpp"
#include "cli/input.hpp"
#include "cli/office/session.hpp"
#include "office/record/record.hpp"
#include "reports/from_office.hpp"

#include <filesystem>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

namespace kodeks::cli {

namespace {

namespace fs = std::filesystem;

// A file of our own for a library that writes into nothing else.
class PassingFile {
public:
    PassingFile() : path_(fs::temp_directory_path() / fmt::format("kodeks-{}.xlsx", ::getpid())) {}

    PassingFile(const PassingFile&) = delete;
    PassingFile& operator=(const PassingFile&) = delete;

    ~PassingFile() {
        std::error_code ignored;
        fs::remove(path_, ignored);
    }

    std::string name() const { return path_.string(); }

private:
    fs::path path_;
};

Fault cannot_make(reports::Form form) {
    return {{"cli.event.papers.cannot", {{"form", std::string(name_of(form))}}}, "", {}, ""};
}

Result<std::string> xlsx_bytes(const reports::Document& document) {
    const PassingFile file;
    if (!write_xlsx(document, file.name())) {
        return tl::unexpected(cannot_make(reports::Form::xlsx));
    }
    std::istringstream nothing;
    std::ostringstream unused;
    const auto input = read_bytes(file.name(), Streams{nothing, unused, unused});
    if (!input) {
        return tl::unexpected(input.error());
    }
    return input->text;
}

// Reading the file has checked every fact of the office already.
reports::OfficeFacts office_of(const EventFile& file, Language language) {
    std::vector<reports::OfficeRecord> records;
    for (const ledger::RawRecord& record : file.office) {
        if (auto event = office::read_event(record.event)) {
            records.push_back({record.envelope.time, std::move(*event)});
        }
    }
    return reports::facts_from(records, world_of(file), language);
}

std::vector<std::string> paper_kinds() {
    std::vector<std::string> names;
    for (const reports::Kind& kind : reports::kinds()) {
        names.emplace_back(kind.name);
    }
    return names;
}

} // namespace

Result<reports::Sources> sources_of(const EventFile& file, Language language) {
    reports::Sources sources{file};
    sources.office = office_of(file, language);
    for (const auto& [id, records] : file.games) {
        const auto ref = find_ref(file.state, id);
        auto events = facts_of(file, id);
        if (!events) {
            return tl::unexpected(events.error());
        }
        reports::PlayedGame game;
        for (std::size_t i = 0; i < events->size(); ++i) {
            apply(game.state, (*events)[i]);
            game.facts.push_back(
                {records[i].envelope.time, records[i].envelope.author, (*events)[i]});
        }
        if (ref && game.state.opened()) {
            game.ref = *ref;
            sources.games.push_back(std::move(game));
        }
    }
    return sources;
}

Result<std::string> paper_bytes(const reports::Document& document, reports::Form form) {
    std::string bytes;
    switch (form) {
    case reports::Form::txt:
        return to_text(document);
    case reports::Form::html:
        return to_html(document);
    case reports::Form::csv:
        return to_csv(document);
    case reports::Form::xlsx:
        return xlsx_bytes(document);
    case reports::Form::pdf:
        bytes = to_pdf(document);
        break;
    }
    if (bytes.empty()) {
        return tl::unexpected(cannot_make(form));
    }
    return bytes;
}

std::string file_name_of(const reports::Kind& kind, const reports::Sources& sources,
                         const reports::Request& request, reports::Form form) {
    const auto last = find_stage(sources.state(), request.stage)->rounds.size();
    const std::string round =
        kind.of_round ? fmt::format("-{}", request.round == 0 ? last : request.round) : "";
    return fmt::format("{}-{}{}.{}", kind.name, request.stage, round, name_of(form));
}

Saving saving_in(const Arguments& arguments) {
    return arguments.has("--replace") ? Saving::replace : Saving::create;
}

std::optional<Fault> save_paper(const std::string& name, const std::string& bytes, Saving saving) {
    if (saving == Saving::create || !fs::exists(name)) {
        return create_file(name, bytes);
    }
    const auto locked = LockedFile::open(name);
    return locked ? locked->replace(bytes) : std::optional(locked.error());
}

void suggest_papers(const Context& context, const std::string& name) {
    context.suggest(nearest(name, paper_kinds(), 3));
}

} // namespace kodeks::cli
