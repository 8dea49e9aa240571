#!/usr/bin/env python3
"""Verifies the answers of an authenticator with python-fido2 from PyPI, which others wrote.

Usage: passkey_verifier.py FILE   (JSON: domain, user, and the challenges with their answers)
"""

import base64
import copy
import json
import sys

from fido2.server import Fido2Server
from fido2.webauthn import PublicKeyCredentialRpEntity, PublicKeyCredentialUserEntity, UserVerificationRequirement


def plain(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def refused(step, *arguments):
    """Expects that an answer is not taken."""
    try:
        step(*arguments)
    except ValueError:
        return
    except Exception as error:  # A wrong signature has an error of its own library.
        if type(error).__name__ == "InvalidSignature":
            return
        raise
    sys.exit(f"{step.__name__} took what is wrong: {arguments[-1]}")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        told = json.load(file)
    server = Fido2Server(PublicKeyCredentialRpEntity(name="Laten", id=told["domain"]))
    user = PublicKeyCredentialUserEntity(name="ann", id=plain(told["user"]), display_name="Ann")
    verified = UserVerificationRequirement.REQUIRED
    _, state = server.register_begin(user, user_verification=verified, challenge=plain(told["registration"]["challenge"]))
    made = server.register_complete(state, told["registration"]["answer"])
    data = made.credential_data
    if data is None or data.credential_id != plain(told["registration"]["answer"]["rawId"]):
        sys.exit("the registration names another key")
    _, state = server.authenticate_begin([data], user_verification=verified, challenge=plain(told["signIn"]["challenge"]))
    answer = told["signIn"]["answer"]
    server.authenticate_complete(state, [data], answer)
    if plain(answer["response"]["userHandle"]) != plain(told["user"]):
        sys.exit("the sign-in names another user")
    # What must be refused: another challenge, another domain, another signature.
    _, other = server.authenticate_begin([data], user_verification=verified, challenge=bytes(32))
    refused(server.authenticate_complete, other, [data], answer)
    stranger = Fido2Server(PublicKeyCredentialRpEntity(name="Other", id="other.example"))
    refused(stranger.authenticate_complete, state, [data], answer)
    broken = copy.deepcopy(answer)
    signature = bytearray(plain(broken["response"]["signature"]))
    signature[-1] ^= 1
    broken["response"]["signature"] = base64.urlsafe_b64encode(signature).rstrip(b"=").decode()
    refused(server.authenticate_complete, state, [data], broken)
    print("verified")


if __name__ == "__main__":
    main()
