"""Accounts that their owner controls, with clients that others wrote: supabase-auth, pyotp and fido2 from PyPI."""

import base64
import hashlib
import os

import jwt
import pyotp
from backend_case import PASSWORD, SECRET, Case
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.webauthn import (AttestationObject, AttestedCredentialData, AuthenticatorData, CollectedClientData)

DOMAIN = "laten.example"


def bare(data):
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A device with one key, out of the parts of python-fido2."""

    def __init__(self, origin=f"https://{DOMAIN}"):
        self.origin, self.id = origin, os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""

    def _data(self, domain, more=0, credential=b""):
        flags = AuthenticatorData.FLAG(0x1D | more)
        return AuthenticatorData.create(hashlib.sha256(domain.encode()).digest(), flags, 0, credential)

    def _answer(self, response):
        return {"id": bare(self.id), "rawId": bare(self.id), "type": "public-key",
                "response": {name: bare(bytes(value)) for name, value in response.items()}}

    def register(self, options):
        self.user = plain(options["user"]["id"])
        client = CollectedClientData.create("webauthn.create", options["challenge"], self.origin)
        credential = AttestedCredentialData.create(bytes(16), self.id,
                                                   ES256.from_cryptography_key(self.key.public_key()))
        statement = AttestationObject.create("none", self._data(options["rp"]["id"], 0x40, credential), {})
        return self._answer({"clientDataJSON": client, "attestationObject": statement})

    def sign_in(self, options):
        client = CollectedClientData.create("webauthn.get", options["challenge"], self.origin)
        data = self._data(options["rpId"])
        return self._answer({"clientDataJSON": client, "authenticatorData": data, "userHandle": self.user,
                             "signature": self.key.sign(bytes(data) + client.hash, ec.ECDSA(SHA256()))})


class Owners(Case):
    """Deletion, second factors and passkeys."""

    arguments = ("--rate-limit", "off", "--jwt-secret", SECRET, "--passkeys", DOMAIN)

    def post(self, path, body, client=None):
        return self.ask("POST", path, client, body)

    def ask(self, method, path, client=None, body=None):
        """What the client has no method for is asked with its token."""
        headers = {"X-Supabase-Api-Version": "2024-01-01"}
        if client:
            headers["Authorization"] = "Bearer " + client.get_session().access_token
        return self.backend.http.request(method, self.backend.url + path, json=body, headers=headers)

    def test_a_code_of_pyotp_is_a_second_factor(self):
        owner = self.backend.confirmed("factor@example.com")
        factor = owner.mfa.enroll({"factor_type": "totp", "friendly_name": "Telephone", "issuer": "Laten"})
        code = pyotp.parse_uri(factor.totp.uri)
        self.assertEqual((code.secret, code.issuer, code.name), (factor.totp.secret, "Laten", "factor@example.com"))
        self.refuses("mfa_verification_failed", 422, lambda: owner.mfa.challenge_and_verify(
            {"factor_id": factor.id, "code": "000000" if code.now() != "000000" else "111111"}))
        owner.mfa.challenge_and_verify({"factor_id": factor.id, "code": code.now()})
        level = owner.mfa.get_authenticator_assurance_level()
        self.assertEqual((level.current_level, level.next_level), ("aal2", "aal2"))
        self.assertEqual([each.id for each in owner.mfa.list_factors().totp], [factor.id])
        claims = jwt.decode(owner.get_session().access_token, SECRET, algorithms=["HS256"], audience="authenticated")
        self.assertEqual([each["method"] for each in claims["amr"]], ["totp", "otp"])
        again = self.backend.client()
        again.sign_in_with_password({"email": "factor@example.com", "password": PASSWORD})
        level = again.mfa.get_authenticator_assurance_level()
        self.assertEqual((level.current_level, level.next_level), ("aal1", "aal2"))
        self.refuses("insufficient_aal", 401, lambda: again.update_user({"password": "Another-horse-8"}))
        self.refuses("insufficient_aal", 422, lambda: again.mfa.unenroll({"factor_id": factor.id}))
        owner.mfa.unenroll({"factor_id": factor.id})
        self.assertEqual(owner.refresh_session().user.factors or [], [])

    def test_a_recovery_code_stands_for_the_app(self):
        path = "/auth/v1/factors/recovery-codes"
        owner = self.backend.confirmed("recovery@example.com")
        factor = owner.mfa.enroll({"factor_type": "totp", "friendly_name": "Telephone", "issuer": "Laten"})
        self.assertEqual(self.post(path, {}, owner).json()["code"], "insufficient_aal")
        code = pyotp.parse_uri(factor.totp.uri)
        owner.mfa.challenge_and_verify({"factor_id": factor.id, "code": code.now()})
        made = self.post(path, {"friendly_name": "On paper"}, owner).json()
        self.assertEqual((made["type"], made["total"], len(set(made["codes"]))), ("recovery_code", 10, 10))
        self.refuses("mfa_recovery_codes_sole_factor", 422, lambda: owner.mfa.unenroll({"factor_id": factor.id}))
        again = self.backend.client()
        again.sign_in_with_password({"email": "recovery@example.com", "password": PASSWORD})
        wrong = self.post(path + "/verify", {"code": "aaaa-aaaa-aaaa-aaaa"}, again)
        self.assertEqual((wrong.status_code, wrong.json()["code"]), (422, "mfa_verification_failed"))
        typed = "-".join(made["codes"][0][at:at + 4] for at in range(0, 16, 4)).upper()
        session = self.post(path + "/verify", {"code": typed}, again).json()
        again.set_session(session["access_token"], session["refresh_token"])
        level = again.mfa.get_authenticator_assurance_level()
        self.assertEqual((level.current_level, level.next_level), ("aal2", "aal2"))
        self.assertEqual([each.friendly_name for each in again.get_user().user.factors], ["Telephone", "On paper"])
        self.assertEqual(self.ask("GET", path, again).json()["remaining"], 9)
        self.assertNotIn(made["codes"][1], self.post(path + "/regenerate", {}, owner).json()["codes"])
        self.assertEqual(self.ask("DELETE", path, owner).json(), {"id": made["id"]})
        owner.mfa.unenroll({"factor_id": factor.id})

    def test_a_key_of_fido2_signs_in(self):
        owner, device = self.backend.confirmed("key@example.com"), Authenticator()
        begun = self.post("/passkeys/registration/options", {}, owner).json()
        self.assertEqual(begun["options"]["rp"]["id"], DOMAIN)
        made = self.post("/passkeys/registration/verify", {
            "challenge_id": begun["challenge_id"], "credential": device.register(begun["options"])}, owner)
        self.assertEqual(made.status_code, 200, made.text)
        key = made.json()["id"]
        self.assertEqual([each["id"] for each in self.ask("GET", "/passkeys", owner).json()], [key])
        named = self.ask("PATCH", f"/passkeys/{key}", owner, {"friendly_name": "Key ring"})
        self.assertEqual((named.status_code, named.json()["friendly_name"]), (200, "Key ring"))
        stranger = self.backend.confirmed("other@example.com")
        self.assertEqual(self.ask("DELETE", f"/passkeys/{key}", stranger).status_code, 404)
        for origin, status in [(f"https://{DOMAIN}", 200), ("https://evil.example", 400)]:
            device.origin = origin
            begun = self.post("/passkeys/authentication/options", {}).json()
            answer = self.post("/passkeys/authentication/verify", {
                "challenge_id": begun["challenge_id"], "credential": device.sign_in(begun["options"])})
            self.assertEqual(answer.status_code, status, answer.text)
            if status == 200:
                self.assertEqual(answer.json()["user"]["email"], "key@example.com")
            else:
                self.assertEqual(answer.json()["code"], "webauthn_verification_failed")
        self.assertIn(self.ask("DELETE", f"/passkeys/{key}", owner).status_code, (200, 204))
        self.assertEqual(self.ask("GET", "/passkeys", owner).json(), [])
        device.origin = f"https://{DOMAIN}"
        begun = self.post("/passkeys/authentication/options", {}).json()
        gone = self.post("/passkeys/authentication/verify", {
            "challenge_id": begun["challenge_id"], "credential": device.sign_in(begun["options"])})
        self.assertEqual((gone.status_code, gone.json()["code"]), (400, "webauthn_verification_failed"))

    def test_a_tampered_registration_makes_no_passkey(self):
        owner = self.backend.confirmed("tampered@example.com")
        for device, change in [
            (Authenticator(), lambda made: made["response"].update(attestationObject=bare(b"no CBOR"))),
            (Authenticator(), lambda made: made.update(id=bare(bytes(32)), rawId=bare(bytes(32)))),
            (Authenticator("https://evil.example"), lambda made: None),
        ]:
            begun = self.post("/passkeys/registration/options", {}, owner).json()
            made = device.register(begun["options"])
            change(made)
            answer = self.post("/passkeys/registration/verify", {
                "challenge_id": begun["challenge_id"], "credential": made}, owner)
            self.assertEqual(answer.status_code, 400, answer.text)
        self.assertEqual(self.ask("GET", "/passkeys", owner).json(), [])

    def test_an_owner_deletes_the_account(self):
        owner, other = self.backend.confirmed("gone@example.com"), self.backend.confirmed("stays@example.com")
        answer = self.post("/functions/v1/delete-account", {"password": "wrong"}, owner)
        self.assertEqual((answer.status_code, answer.json()["code"]), (400, "invalid_credentials"))
        owner.reauthenticate()
        nonce = self.backend.mails("gone@example.com")[-1]["code"]
        self.assertEqual(self.post("/functions/v1/delete-account", {"nonce": nonce}, owner).status_code, 200)
        self.refuses("user_not_found", 403, owner.get_user)
        self.refuses("invalid_credentials", 400, lambda: self.backend.client().sign_in_with_password(
            {"email": "gone@example.com", "password": PASSWORD}))
        self.assertEqual(other.get_user().user.email, "stays@example.com")

    def test_the_scopes_of_a_sign_out(self):
        here = self.backend.confirmed("scopes@example.com")
        there = self.backend.client()
        there.sign_in_with_password({"email": "scopes@example.com", "password": PASSWORD})
        here.sign_out({"scope": "others"})
        self.assertIsNotNone(here.get_user())
        self.refuses("session_not_found", 403, there.get_user)

    def test_a_sign_in_by_a_code_of_a_mail(self):
        client = self.backend.client()
        client.sign_in_with_otp({"email": "otp@example.com", "options": {"should_create_user": True}})
        code = self.backend.mails("otp@example.com")[-1]["code"]
        session = client.verify_otp({"email": "otp@example.com", "token": code, "type": "email"}).session
        self.assertEqual(session.user.email, "otp@example.com")
        self.refuses("otp_disabled", 422, lambda: self.backend.client().sign_in_with_otp(
            {"email": "nobody@example.com", "options": {"should_create_user": False}}))
