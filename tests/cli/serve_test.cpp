// What `kodeks serve` says about its settings before it serves anything.
#include "cli/call.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

Called check(const std::string& options) {
    return call("serve --check --data /hall " + options);
}

TEST(Serve, UnderstandsAnAddressAsPeopleWriteIt) {
    const auto at = [](const std::string& url) {
        return Called{Exit::done, "would serve /hall at " + url + "\n", ""};
    };
    EXPECT_EQ(check("--listen 127.0.0.1:9000"), at("http://127.0.0.1:9000/"));
    EXPECT_EQ(check("--listen localhost:9000"), at("http://127.0.0.1:9000/"));
    EXPECT_EQ(check("--listen 9000"), at("http://127.0.0.1:9000/"));
    EXPECT_EQ(check("--listen :9000"), at("http://127.0.0.1:9000/"));
    EXPECT_EQ(check("--listen [::1]:9000"), at("http://[::1]:9000/"));
    EXPECT_EQ(check("--listen [::]:9000 --without-encryption"), at("http://[::]:9000/"));
}

TEST(Serve, RefusesAnAddressThatIsNone) {
    for (const char* address : {"hall.example:9000", "256.0.0.1:9000", "127.0.0.1:70000", "nine"}) {
        const Called said = check("--listen " + std::string(address));
        EXPECT_EQ(said.exit, Exit::wrong_usage) << address;
        EXPECT_NE(said.talk.find("«" + std::string(address) + "» is no address"), std::string::npos)
            << said.talk;
    }
}

TEST(Serve, LetsOtherMachinesInOnlyWhenToldInWords) {
    for (const char* address : {"0.0.0.0", "192.168.1.5", "[::]"}) {
        const Called said = check("--listen " + std::string(address) + ":9000");
        EXPECT_EQ(said.exit, Exit::wrong_usage) << address;
        EXPECT_NE(said.talk.find("add --without-encryption"), std::string::npos) << said.talk;
    }
}

// What is wrong is told with the place where it was set, so that it is found in a file of /etc.
TEST(Serve, NamesThePlaceOfASettingThatMeansNothing) {
    struct Case {
        const char* text;
        const char* said;
    };

    const Case cases[] = {
        {"listen = \"hall:1\"\n", "<stdin>:1:1: «hall:1» is no address; write 127.0.0.1:8520\n"},
        {"listen = \"0.0.0.0:1\"\n", "<stdin>:1:1: 0.0.0.0 can be reached from other machines and "
                                     "nothing is encrypted; if that is "
                                     "wanted, add --without-encryption\n"},
        {"[tls]\nkey = \"k.pem\"\n",
         "<stdin>:2:1: a certificate needs its key and a key its certificate\n"},
        {"[tls]\ncertificate = \"/none/c.pem\"\nkey = \"/none/k.pem\"\n",
         "<stdin>:2:1: «tls.certificate»: there is no /none/c.pem\n"},
        {"\npages = \"/none/pages\"\n", "<stdin>:2:1: «pages»: there is no /none/pages\n"},
        {"behind_proxy = [\"127.0.0.1\", \"proxy.example\"]\n",
         "<stdin>:1:1: a proxy is named by its address in numbers, such as 127.0.0.1, not "
         "«proxy.example»\n"},
        {"[log]\n format = \"jsn\"\n", "<stdin>:2:2: the log is none, text or json, not «jsn»\n"},
        {"zone = \"Europe/Kiew\"\n",
         "<stdin>:1:1: there is no time zone «Europe/Kiew»; write it like Europe/Kyiv\n"},
        {"database = \"mysql://db\"\n",
         "<stdin>:1:1: the address of a database begins with postgresql://\n"},
        {"data = \"\"\n", "<stdin>:1:1: the folder of the log needs a name\n"},
    };
    unsetenv("KODEKS_ZONE"); // it would take the place of the zone in the file
    for (const Case& one : cases) {
        const Called said = call("serve --check --config -", {}, one.text);
        EXPECT_EQ(said, (Called{Exit::bad_input, "", one.said})) << one.text;
    }
    setenv("KODEKS_ZONE", "UTC", 0);
}

} // namespace
} // namespace kodeks::cli
