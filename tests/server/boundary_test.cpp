// A real connection is cut at every single message boundary of a game: before an act is sent, when
// it is sent and nothing has come back, between its answer and its facts. Whoever comes back with
// the last number he saw and sends again what was not answered plays the same game to the end.
#include "server/real.hpp"
#include "store_kit/kit.hpp"

#include <array>
#include <map>
#include <memory>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

namespace json = boost::json;

constexpr std::array<const char*, 5> mate = {"e4", "e5", "Qh5", "Ke7", "Qxe5#"};

// One player; his line is cut once, behind this many messages in either direction.
class Cut {
public:
    Cut(std::uint16_t port, std::string game, std::string token, int cut_at)
        : port_(port), game_(std::move(game)), token_(std::move(token)), left_(cut_at) {
        come();
    }

    void play(int number, const std::string& move) {
        const std::string id = fmt::format("m{}", number);
        const std::string act = fmt::format(R"({{"id":"{}","do":"move","move":"{}"}})", id, move);
        while (!answered_.contains(id)) {
            line_->send(act);
            if (!cut_here()) {
                while (!answered_.contains(id) && read()) {
                }
            }
        }
        EXPECT_EQ(answered_.at(id), "ack") << id;
    }

    // Reads until this many moves have been made.
    void see(int moves) {
        while (made_ < moves) {
            ASSERT_TRUE(read() || cuts_ > 0);
        }
    }

    const std::vector<std::string>& facts() const { return facts_; }

    bool was_cut() const { return cuts_ > 0; }

private:
    void come() {
        line_ = std::make_unique<WsClient>(
            port_, fmt::format("/api/games/{}/live?after={}", game_, last_), token_);
        EXPECT_EQ(line_->status(), 101);
        read();
    }

    // The line is cut behind this message, and he comes back.
    bool cut_here() {
        if (--left_ != 0) {
            return false;
        }
        ++cuts_;
        line_.reset();
        come();
        return true;
    }

    bool read() {
        const auto text = line_->next();
        if (!text || text->starts_with("close")) {
            ADD_FAILURE() << text.value_or("cut off");
            return false;
        }
        const json::object message = json::parse(*text).as_object();
        if (message.contains("id")) {
            answered_[std::string(message.at("id").as_string())] = message.at("type").as_string();
        }
        if (const json::value* const facts = message.if_contains("facts")) {
            for (const json::value& fact : facts->as_array()) {
                EXPECT_EQ(fact.at("seq").to_number<std::int64_t>() > last_seq_, true);
                last_seq_ = fact.at("seq").to_number<std::int64_t>();
                facts_.push_back(json::serialize(fact.at("event")));
                made_ += fact.at("event").at("type") == "move-made" ? 1 : 0;
            }
            last_ = message.at("last").to_number<std::int64_t>();
        }
        return !cut_here();
    }

    std::uint16_t port_;
    std::string game_;
    std::string token_;
    int left_;
    int cuts_ = 0;
    int made_ = 0;
    std::int64_t last_ = 0;
    std::int64_t last_seq_ = 0;
    std::unique_ptr<WsClient> line_;
    std::map<std::string, std::string> answered_;
    std::vector<std::string> facts_;
};

TEST(Boundary, ACutAnywhereLosesNothing) {
    const store::TempFolder folder;
    const RealServer server(folder.path().string());
    HttpClient desk(server.port());
    const std::string chief = enter_by(desk, server.code());
    bool cut = true;
    int games = 0;
    for (int cut_at = 1; cut; ++cut_at) {
        const auto made =
            desk.call("POST", "/api/games",
                      R"({"rulebook":"fide2023","variant":"chess","control":"5400+30"})", chief);
        ASSERT_EQ(made->status, 201);
        ++games;
        const std::string game(made->body.at("game").at("id").as_string());
        const auto code = [&](const char* side) {
            return std::string(made->body.at("codes").at(side).as_string());
        };
        // A desk of its own for each game: nobody is thought to try codes.
        HttpClient door(server.port());
        const std::string white_token = enter_by(door, code("white"));
        for (const char* act :
             {R"({"id":"1","do":"arrive","side":"white"})",
              R"({"id":"2","do":"arrive","side":"black"})", R"({"id":"3","do":"begin"})"}) {
            ASSERT_EQ(desk.call("POST", "/api/games/" + game + "/acts", act, chief)->status, 200);
        }
        Cut white(server.port(), game, white_token, cut_at);
        for (int i = 0; i < 5; ++i) {
            if (i % 2 == 0) {
                white.play(i, mate[static_cast<std::size_t>(i)]);
            } else {
                const std::string act =
                    fmt::format(R"({{"id":"b{}","do":"move","move":"{}","by":"black"}})", i,
                                mate[static_cast<std::size_t>(i)]);
                ASSERT_EQ(desk.call("POST", "/api/games/" + game + "/acts", act, chief)->status,
                          200);
            }
            white.see(i + 1);
        }
        const auto shown = desk.call("GET", "/api/games/" + game);
        EXPECT_EQ(shown->body.at("view").at("outcome").at("score"), "1-0") << cut_at;
        const auto all = desk.call("GET", "/api/games/" + game + "/facts", "", white_token);
        std::vector<std::string> facts;
        for (const json::value& fact : all->body.at("facts").as_array()) {
            facts.push_back(json::serialize(fact.at("event")));
        }
        // What he saw is the beginning of what there is, without a gap and nothing twice.
        ASSERT_LE(white.facts().size(), facts.size());
        std::size_t at = 0;
        for (const std::string& seen : white.facts()) {
            while (at < facts.size() && facts[at] != seen) {
                ++at;
            }
            ASSERT_LT(at++, facts.size()) << cut_at << " " << seen;
        }
        cut = white.was_cut();
    }
    EXPECT_GT(games, 12); // hello, and an act, its answer and its facts for each of three moves
}

} // namespace

} // namespace kodeks::server
