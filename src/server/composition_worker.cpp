#include "server/composition_worker.hpp"

#include "server/aside.hpp"
#include "server/tools/composition_json.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::server {

using composition::Stage;

namespace {

constexpr std::size_t kept_max = 32; // answers that somebody may still come back for

bool is_ended(StudyState state) {
    return state != StudyState::waiting && state != StudyState::working;
}

} // namespace

struct CompositionWorker::Job {
    std::uint64_t number = 0;
    Asked asked;
    StudyState state = StudyState::waiting; // from here on under the mutex
    Stage stage = Stage::solving;
    std::uint64_t nodes = 0;
    Clock::time_point begun = Clock::now();
    Clock::time_point ended{};
    Clock::time_point last_seen = Clock::now(); // when its owner asked last
    bool stop = false;
    bool out_of_time = false;
    std::shared_ptr<const boost::json::object> answer{};
};

CompositionWorker::CompositionWorker(Tables tables, std::chrono::seconds patience)
    : tables_(std::move(tables)), patience_(patience), thread_([this] { work(); }) {}

CompositionWorker::~CompositionWorker() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    thread_.join();
}

// Only the newest answer of each owner is kept, and the newest of all.
void CompositionWorker::forget(const std::string& owner) {
    std::erase_if(jobs_, [&](const JobPtr& job) { return job->asked.owner == owner; });
    const auto over = [](const JobPtr& job) { return is_ended(job->state); };
    if (static_cast<std::size_t>(std::ranges::count_if(jobs_, over)) >= kept_max) {
        jobs_.erase(std::ranges::find_if(jobs_, over));
    }
}

tl::expected<std::uint64_t, Message> CompositionWorker::begin(Asked asked) {
    {
        const std::lock_guard lock(mutex_);
        std::size_t waiting = 0;
        for (const JobPtr& job : jobs_) {
            if (!is_ended(job->state) && job->asked.owner == asked.owner) {
                return tl::unexpected(Message{"server.composition.running", {}});
            }
            waiting += job->state == StudyState::waiting ? 1 : 0;
        }
        if (waiting >= waiting_max) {
            return tl::unexpected(Message{"server.study.busy", {}});
        }
        forget(asked.owner);
        jobs_.push_back(std::make_shared<Job>(Job{++last_, std::move(asked)}));
    }
    more_.notify_one();
    return last_;
}

CompositionWorker::JobPtr CompositionWorker::find(std::uint64_t number,
                                                  const std::string& owner) const {
    const auto found = std::ranges::find_if(jobs_, [&](const JobPtr& job) {
        return job->number == number && job->asked.owner == owner;
    });
    return found == jobs_.end() ? nullptr : *found;
}

std::optional<CompositionWorker::Shown> CompositionWorker::show(std::uint64_t number,
                                                                const std::string& owner) {
    const std::lock_guard lock(mutex_);
    const JobPtr job = find(number, owner);
    if (!job) {
        return std::nullopt;
    }
    job->last_seen = Clock::now();
    const auto end = is_ended(job->state) ? job->ended : job->last_seen;
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(end - job->begun);
    return Shown{
        job->asked.composition.diagram, job->state, job->stage, job->nodes, spent, job->answer};
}

bool CompositionWorker::stop(std::uint64_t number, const std::string& owner) {
    const std::lock_guard lock(mutex_);
    const JobPtr job = find(number, owner);
    if (job && job->state == StudyState::waiting) {
        job->state = StudyState::stopped;
        job->ended = Clock::now();
    }
    if (job) {
        job->stop = true;
    }
    return job != nullptr;
}

void CompositionWorker::tell(Job& job, Stage stage) {
    const std::lock_guard lock(mutex_);
    job.stage = stage;
}

bool CompositionWorker::goes_on(Job& job, std::uint64_t nodes) {
    const std::lock_guard lock(mutex_);
    const auto now = Clock::now();
    job.nodes = std::max(job.nodes, nodes);
    job.stop = job.stop || stopping_ || now - job.last_seen > patience_;
    job.out_of_time = job.out_of_time || now - job.begun > job.asked.time;
    return !job.stop && !job.out_of_time;
}

CompositionWorker::Done CompositionWorker::study(const composition::Composition& composition,
                                                 const composition::Means& means,
                                                 const std::function<void(Stage)>& tell) {
    const composition::Study done = composition::study(composition, means, tell);
    return {study_json(done), done.solution.nodes};
}

void CompositionWorker::run(Job& job) {
    composition::Means means;
    means.solver.leaves =
        tables_ ? tables_(job.asked.composition.diagram.variant()) : composition::Leaves{};
    means.solver.memory_bytes = memory_bytes;
    means.solver.watch = [this, &job](std::uint64_t nodes) { return goes_on(job, nodes); };
    Done done = job.asked.work(job.asked.composition, means,
                               [this, &job](Stage stage) { tell(job, stage); });
    auto answer = std::make_shared<const boost::json::object>(std::move(done.answer));
    const std::lock_guard lock(mutex_);
    job.answer = std::move(answer);
    job.nodes = std::max(job.nodes, done.nodes);
    job.ended = Clock::now();
    job.state = job.stop          ? StudyState::stopped
                : job.out_of_time ? StudyState::out_of_time
                                  : StudyState::done;
}

void CompositionWorker::work() {
    step_back();
    const auto waits = [](const JobPtr& job) { return job->state == StudyState::waiting; };
    for (;;) {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [&] { return stopping_ || std::ranges::any_of(jobs_, waits); });
        if (stopping_) {
            return;
        }
        const JobPtr job = *std::ranges::find_if(jobs_, waits); // held, even when it is forgotten
        job->state = StudyState::working;
        job->begun = Clock::now();
        lock.unlock();
        run(*job);
    }
}

} // namespace kodeks::server
