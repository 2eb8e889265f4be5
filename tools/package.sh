#!/usr/bin/env bash
# Builds the Debian package into build/package: tools/package.sh. It runs on every processor of its
# architecture: nothing in it depends on the building machine's.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source tools/install.sh
install_packages run
tools/pages.sh >&2 || echo "The pages could not be built; the package comes without them." >&2
cmake --preset package
cmake --build build/package --target kodeks packaged
(cd build/package && cpack)
ls build/package/*.deb
