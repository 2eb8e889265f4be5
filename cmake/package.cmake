# The Debian package: the program, its pages, the service, manual pages in three languages and
# completion, the last two made by the program itself. tools/package.sh builds it.
include(GNUInstallDirs)
set(package_dir "${CMAKE_SOURCE_DIR}/packaging")
set(made_dir "${CMAKE_BINARY_DIR}/packaged")
install(TARGETS kodeks RUNTIME DESTINATION bin)
install(DIRECTORY "${CMAKE_SOURCE_DIR}/web/dist/" DESTINATION share/kodeks/pages OPTIONAL)
install(FILES "${package_dir}/kodeks.service" DESTINATION lib/systemd/system)
install(FILES "${package_dir}/kodeks.toml" DESTINATION /etc/kodeks)
install(FILES README.md docs/operating.md docs/server.md DESTINATION share/doc/kodeks)
install(FILES "${package_dir}/copyright" DESTINATION share/doc/kodeks)

add_custom_target(packaged
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${made_dir}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${made_dir}/man1" "${made_dir}/uk/man1"
        "${made_dir}/ru/man1" "${made_dir}/completions"
    COMMAND kodeks --lang en man --folder "${made_dir}/man1"
    COMMAND kodeks --lang uk man --folder "${made_dir}/uk/man1"
    COMMAND kodeks --lang ru man --folder "${made_dir}/ru/man1"
    COMMAND gzip -9nfr "${made_dir}/man1" "${made_dir}/uk" "${made_dir}/ru"
    COMMAND kodeks completion > "${made_dir}/completions/kodeks"
    COMMAND gzip -9nc "${CMAKE_SOURCE_DIR}/CHANGELOG.md" > "${made_dir}/changelog.gz"
    VERBATIM
    COMMENT "Making manual pages and completion")
install(DIRECTORY "${made_dir}/man1" "${made_dir}/uk" "${made_dir}/ru" DESTINATION share/man OPTIONAL)
install(FILES "${made_dir}/completions/kodeks" DESTINATION share/bash-completion/completions OPTIONAL)
install(FILES "${made_dir}/changelog.gz" DESTINATION share/doc/kodeks OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME kodeks)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_CONTACT "The Kodeks project <kodeks@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Chess and draughts competitions by the book")
set(CPACK_PACKAGE_DESCRIPTION "Kodeks referees games of chess and draughts by the official rulebooks, runs \
clocks, pairs rounds, breaks ties and prints the papers of an event; every ruling names the article it \
stands on. This package holds the program, its pages and a service.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The first three are opened when they are needed (base/late.hpp), so that nothing finds them in the program;
# that tables are STRICT since 3.37 nobody can see in it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "libharfbuzz-subset0, fonts-dejavu-core, libpq5, libsqlite3-0 (>= 3.37)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS bash-completion)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS postgresql)
file(WRITE "${CMAKE_BINARY_DIR}/conffiles" "/etc/kodeks/kodeks.toml\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    "${package_dir}/postinst;${package_dir}/prerm;${package_dir}/postrm;${CMAKE_BINARY_DIR}/conffiles")
include(CPack)
