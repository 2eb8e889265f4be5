// Addresses, cookies, codes and pages as strangers send them.
#include "server/api/http.hpp"
#include "server/pages.hpp"
#include "server/people/secret.hpp"
#include "server/simulation/virtual_world.hpp"

#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

namespace kodeks::server {

namespace {

TEST(Http, ReadsAddresses) {
    Request request;
    ASSERT_TRUE(read_target("/api/articles/FIDE%3A4.3?q=a+b%20c&limit=5&x", request));
    EXPECT_EQ(request.path, "/api/articles/FIDE:4.3");
    EXPECT_EQ(request.parameter("q"), "a b c");
    EXPECT_EQ(request.parameter("limit"), "5");
    EXPECT_EQ(request.parameter("x"), "");
    for (const char* bad :
         {"", "api", "http://x/", "/%", "/%4", "/%zz", "/%ff", "/%00", "/?a=%f"}) {
        Request other;
        EXPECT_FALSE(read_target(bad, other)) << bad;
    }
}

TEST(Http, FindsACookieAmongOthers) {
    Request request;
    request.headers["cookie"] = "a=1; kodeks_session=abc; b=2";
    EXPECT_EQ(cookie(request, "kodeks_session"), "abc");
    EXPECT_EQ(cookie(request, "session"), "");
    EXPECT_EQ(cookie(request, "b"), "2");
}

TEST(Http, CodesAreReadAsPeopleTypeThem) {
    EXPECT_EQ(tidy_code("k7qm-2xwd-9rtb"), "K7QM-2XWD-9RTB");
    EXPECT_EQ(tidy_code(" K7QM2XWD 9RTB"), "K7QM-2XWD-9RTB");
    EXPECT_EQ(tidy_code("OIL0-0000-0000"), "0110-0000-0000");
    for (const char* bad : {"", "K7QM-2XWD-9RT", "K7QM-2XWD-9RTBX", "K7QM-2XWD-9RT!", "УУУУ"}) {
        EXPECT_EQ(tidy_code(bad), std::nullopt) << bad;
    }
    simulation::VirtualDice dice(7);
    for (int i = 0; i < 100; ++i) {
        const std::string code = make_code(dice);
        EXPECT_EQ(tidy_code(code), code);
    }
}

TEST(Http, PagesNeverReachOutOfTheirFolder) {
    const Pages pages;
    const auto status = [&](const char* path) {
        Request request;
        request.method = "GET";
        request.path = path;
        return pages.answer(request).status;
    };
    EXPECT_EQ(status("/"), 200);
    EXPECT_EQ(status("/g/1"), 200);   // the pages find their way themselves,
    EXPECT_EQ(status("/g/7.1"), 200); // to the first board of event 7 too
    EXPECT_EQ(status("/../../etc/passwd.txt"), 404);
    EXPECT_EQ(status("/app.js"), 404);
}

// The build puts "app.js.gz" beside "app.js"; it is sent to whoever takes it, and is no page
// itself.
TEST(Http, PagesAreSentCompressedToWhoTakesIt) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("kodeks-zipped-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "app.js") << "let whole;";
    std::ofstream(folder / "app.js.gz") << "zipped";
    std::ofstream(folder / "icon.svg") << "<svg/>";
    const auto pages = Pages::read(folder);
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(pages);
    const auto sent = [&](const char* path, const char* accepted) {
        Request request;
        request.method = "GET";
        request.path = path;
        request.headers["accept-encoding"] = accepted;
        const Response response = pages->answer(request);
        std::string all = std::to_string(response.status) + " " + response.body;
        for (const auto& [name, value] : response.headers) {
            all += name == "Content-Encoding" || name == "Vary" ? " " + name + "=" + value : "";
        }
        return all;
    };
    EXPECT_EQ(sent("/app.js", "gzip, deflate, br"),
              "200 zipped Vary=Accept-Encoding Content-Encoding=gzip");
    EXPECT_EQ(sent("/app.js", ""), "200 let whole; Vary=Accept-Encoding");
    EXPECT_EQ(sent("/app.js", "br, gzip;q=0"), "200 let whole; Vary=Accept-Encoding");
    EXPECT_EQ(sent("/icon.svg", "gzip"), "200 <svg/>");
    EXPECT_EQ(sent("/app.js.gz", "gzip").substr(0, 3), "404");
}

} // namespace

} // namespace kodeks::server
