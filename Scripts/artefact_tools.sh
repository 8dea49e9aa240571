#!/usr/bin/env bash
# Makes .venv/artefacts with the tools of others that judge what is generated; silent when it is there.
# Without the network it says so; the tests that need them fail or say why they were skipped, and name this script.
set -eu
cd "$(dirname "$0")/.."
packages=('check-jsonschema==0.39.*' 'pbxproj==4.3.*')
if [ -x .venv/artefacts/bin/check-jsonschema ] && .venv/artefacts/bin/python -c 'import pbxproj' 2> /dev/null; then
    exit 0
fi
echo "artefact_tools: making .venv/artefacts with ${packages[*]}"
rm -rf .venv/artefacts
python3 -m venv .venv/artefacts && .venv/artefacts/bin/pip install -q --disable-pip-version-check "${packages[@]}" || {
    rm -rf .venv/artefacts
    echo "artefact_tools: the tools could not be installed (python3-venv and the network are needed once)." >&2
}
