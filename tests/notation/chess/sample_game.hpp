// The sample game of the rulebooks (FIDE:C.SAMPLE, PMR:177.SAMPLE) in its three forms, corrected as
// the readings say, and the third form as printed.
#pragma once

#include <string_view>

namespace kodeks::test {

struct SampleForms {
    std::string_view letters;
    std::string_view short_form;
    std::string_view shorter_form;
    std::string_view long_form;
};

inline constexpr SampleForms sample_english = {
    "en",
    "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 "
    "9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)",
    "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 "
    "0-0 10. 0-0-0 Re8 11. Kb1 (=)",
    "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 "
    "7. Bc1g5 Nb8c6 8. Qd4e3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kc1b1 (=)"};

inline constexpr SampleForms sample_russian = {
    "ru",
    "1. e4 e5 2. Кf3 Кf6 3. d4 exd4 4. e5 Кe4 5. Фxd4 d5 6. exd6 e.p. Кxd6 7. Сg5 Кc6 8. Фe3+ Сe7 "
    "9. Кbd2 0-0 10. 0-0-0 Лe8 11. Крb1 (=)",
    "1. e4 e5 2. Кf3 Кf6 3. d4 ed4 4. e5 Кe4 5. Фd4 d5 6. ed6 Кd6 7. Сg5 Кc6 8. Фe3 Сe7 9. Кbd2 "
    "0-0 10. 0-0-0 Лe8 11. Крb1 (=)",
    "1. e2e4 e7e5 2. Кg1f3 Кg8f6 3. d2d4 e5xd4 4. e4e5 Кf6e4 5. Фd1xd4 d7d5 6. e5xd6 e.p. Кe4xd6 "
    "7. Сc1g5 Кb8c6 8. Фd4e3 Сf8e7 9. Кb1d2 0-0 10. 0-0-0 Лf8e8 11. Крc1b1 (=)"};

inline constexpr SampleForms sample_ukrainian = {
    "uk",
    "1. e4 e5 2. Кf3 Кf6 3. d4 exd4 4. e5 Кe4 5. Фxd4 d5 6. exd6 e.p. Кxd6 7. Сg5 Кc6 8. Фe3+ Сe7 "
    "9. Кbd2 0-0 10. 0-0-0 Тe8 11. Крb1 (=)",
    "1. e4 e5 2. Кf3 Кf6 3. d4 ed4 4. e5 Кe4 5. Фd4 d5 6. ed6 Кd6 7. Сg5 Кc6 8. Фe3 Сe7 9. Кbd2 "
    "0-0 10. 0-0-0 Тe8 11. Крb1 (=)",
    "1. e2e4 e7e5 2. Кg1f3 Кg8f6 3. d2d4 e5xd4 4. e4e5 Кf6e4 5. Фd1xd4 d7d5 6. e5xd6 e.p. Кe4xd6 "
    "7. Сc1g5 Кb8c6 8. Фd4e3 Сf8e7 9. Кb1d2 0-0 10. 0-0-0 Тf8e8 11. Крc1b1 (=)"};

// As the books print it: Qd4d3 for Qd4e3, and the Russian one with Latin look-alikes.
inline constexpr std::string_view sample_misprint =
    "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 "
    "7. Bc1g5 Nb8c6 8. Qd4d3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kb1 (=)";
inline constexpr std::string_view sample_look_alikes =
    "1. e4 e5 2. Kf3 Kf6 3. d4 eхd4 4. e5 Ke4 5. Фхd4 d5 6. eхd6 е.р. Kхd6 7. Cg5 Kc6 8. Фe3+ Ce7 "
    "9. Kbd2 0-0 10. 0-0-0 Лe8 11. Kpb1 (=)";

inline constexpr std::string_view sample_coordinates =
    "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 "
    "e1c1 f8e8 c1b1";

inline constexpr std::string_view sample_end =
    "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
inline constexpr std::string_view sample_misprint_end =
    "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11";

} // namespace kodeks::test
