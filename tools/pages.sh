#!/usr/bin/env bash
# Builds the pages into web/dist, once: tools/pages.sh. It does nothing when nothing has changed since,
# so that a second start needs neither network nor Node. What the build needs comes from npm into
# build/web, exactly as web/package-lock.json says.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source tools/install.sh

made_from=(web/src web/public web/index.html web/build.mjs web/made.mjs web/package-lock.json
    docs/openapi.json data/lang src/rulebook/editions)
state() {
    find "${made_from[@]}" -type f -not -path 'web/src/made/*' -print0 | LC_ALL=C sort -z |
        xargs -0 sha256sum | sha256sum
}
now=$(state)
if [ -f web/dist/index.html ] && [ "$now" = "$(cat build/web/state 2>/dev/null)" ]; then
    exit 0
fi
command -v node >/dev/null && command -v npm >/dev/null || install_packages pages
mkdir -p build/web
if ! cmp -s web/package-lock.json build/web/installed-lock.json; then
    cp web/package.json web/package-lock.json build/web/
    (cd build/web && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error)
    cp web/package-lock.json build/web/installed-lock.json
fi
ln -sfn ../build/web/node_modules web/node_modules
node web/build.mjs
echo "$now" >build/web/state
