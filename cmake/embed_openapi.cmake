# Writes a source file that holds docs/openapi.json as text, line by line.
file(READ "${TEXT}" text)
string(REPLACE "\\" "\\\\" text "${text}")
string(REPLACE "\"" "\\\"" text "${text}")
string(REPLACE "\n" "\\n\"\n    \"" text "${text}")
file(WRITE "${OUT}" "#include \"server/api/openapi.hpp\"\n\n"
    "namespace kodeks::server {\n\nstd::string_view openapi_json() {\n    return \"${text}\";\n}\n\n"
    "} // namespace kodeks::server\n")
