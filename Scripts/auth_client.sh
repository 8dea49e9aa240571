#!/usr/bin/env bash
# Makes .venv/auth with the clients that the backend is tested with; silent when it is there.
# Without the network it says so, and the tests that need it are left out.
set -eu
cd "$(dirname "$0")/.."
packages=('supabase-auth==2.34.*' 'oidc-provider-mock==0.3.*' 'pyjwt[crypto]==2.*' 'httpx==0.28.*' 'pyotp==2.*' 'fido2==2.*')
if .venv/auth/bin/python -W ignore -c 'import supabase_auth, oidc_provider_mock, jwt, cryptography, pyotp, fido2' 2> /dev/null; then
    exit 0
fi
echo "auth_client: making .venv/auth with ${packages[*]}"
rm -rf .venv/auth
python3 -m venv .venv/auth 2> /dev/null && .venv/auth/bin/pip install -q --disable-pip-version-check "${packages[@]}" || {
    rm -rf .venv/auth
    echo "auth_client: the clients could not be installed (python3-venv and the network are needed once)." >&2
    echo "auth_client: the tests with them are left out." >&2
}
