// A game script that grows while the game is played. A line is on disk before append() returns.
#pragma once

#include "base/result.hpp"
#include "cli/referee/keeper.hpp"

#include <optional>
#include <string>

namespace kodeks::cli {

class ScriptFile {
public:
    // A new file; one that exists is never touched.
    static Result<ScriptFile> create(const std::string& name);

    ScriptFile(ScriptFile&& other) noexcept;
    ScriptFile(const ScriptFile&) = delete;
    ScriptFile& operator=(const ScriptFile&) = delete;
    ScriptFile& operator=(ScriptFile&&) = delete;
    ~ScriptFile();

    // Nothing on success.
    std::optional<Fault> append(std::string line);

private:
    ScriptFile(std::string name, int descriptor)
        : name_(std::move(name)), descriptor_(descriptor) {}

    std::string name_;
    int descriptor_;
};

// A game as a script: every command, refused ones too.
class ScriptKeeper : public Keeper {
public:
    explicit ScriptKeeper(ScriptFile file) : file_(std::move(file)) {}

    std::optional<Fault> keep(const Kept& kept) override { return file_.append(kept.line); }

private:
    ScriptFile file_;
};

} // namespace kodeks::cli
