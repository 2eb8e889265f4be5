// The tournaments by letter of the hall, each with the owner of its stream. A ledger of the command
// line comes in as such a stream and goes out as the same file.
#pragma once

#include "server/hall_tools.hpp"
#include "server/letters/letter_decider.hpp"
#include "server/owner.hpp"

#include <memory>

namespace kodeks::server {

class LetterTourney {
public:
    LetterTourney(std::string id, const HallTools& tools);
    LetterTourney(const LetterTourney&) = delete;
    LetterTourney& operator=(const LetterTourney&) = delete;

    const std::string& id() const { return id_; }

    Owner& owner() { return owner_; }

    std::uint32_t last() const { return owner_.last(); }

    const LetterDecider& decider() const { return *decider_; }

    const tourney::State& state() const { return decider_->state(); }

private:
    std::string id_;
    LetterDecider* decider_; // the owner's
    Owner owner_;
};

class LetterHall {
public:
    explicit LetterHall(const HallTools& tools) : tools_(tools) {}

    struct Opened {
        Reply reply;
        LetterTourney* tourney = nullptr;
    };

    using Done = std::function<void(const Opened&)>;

    // `asked.act` announces it.
    void create(const Asked& asked, const Done& done);

    // A ledger of the command line, whole or not at all; the same one is known.
    void import(const std::string& text, const Asked& asked, const Done& done);
    Result<std::string> export_ledger(const LetterTourney& from);

    LetterTourney* find(std::string_view id);

    const std::map<std::uint64_t, std::unique_ptr<LetterTourney>>& all() const { return all_; }

    // For the hall: the owner of such a stream, made when it is met; nullptr for other streams.
    Owner* owner_of(const std::string& stream);
    void remember(const std::string& stream); // which command made it
    void start();
    void join();

private:
    LetterTourney& add(std::uint64_t number);
    LetterTourney* same(const std::vector<std::string>& lines);

    std::uint64_t next() const { return all_.empty() ? 1 : all_.rbegin()->first + 1; }

    HallTools tools_;
    std::map<std::uint64_t, std::unique_ptr<LetterTourney>> all_; // by number
    std::map<std::string, LetterTourney*> created_;               // by the command that made it
};

} // namespace kodeks::server
