#!/usr/bin/env python3
"""Drives the local backend with clients that others wrote: supabase-auth, oidc-provider-mock, PyJWT, pyotp and fido2 from PyPI.

Usage: backend_client.py PROGRAM [ARGUMENT ...]   (firstlight-live backend)
Run it with the Python of .venv/auth, which Scripts/auth_client.sh makes.
"""

import hashlib
import json
import logging
import re
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.parse
import warnings
from pathlib import Path

warnings.filterwarnings("ignore")

import httpx  # noqa: E402
import jwt  # noqa: E402
import oidc_provider_mock  # noqa: E402
from backend_accounts import Owners  # noqa: E402, F401
from backend_case import CALLBACK, PASSWORD, PROGRAM, SECRET, Backend, Case  # noqa: E402
from backend_robustness import Robustness  # noqa: E402, F401
from supabase_auth import SyncGoTrueAdminAPI  # noqa: E402
from supabase_auth.errors import AuthWeakPasswordError  # noqa: E402

class Passwords(Case):
    """Accounts with an address and a password."""

    def test_an_account_from_sign_up_to_sign_out(self):
        address, client = "ann@example.com", self.backend.client()
        answer = client.sign_up({"email": address, "password": PASSWORD,
                                 "options": {"data": {"display_name": "Ann"}, "email_redirect_to": CALLBACK}})
        self.assertIsNone(answer.session)
        self.assertEqual(answer.user.user_metadata["display_name"], "Ann")
        self.assertEqual(len(answer.user.identities), 1)
        self.refuses("email_not_confirmed", 400,
                     lambda: client.sign_in_with_password({"email": address, "password": PASSWORD}))
        mail = self.backend.mails(address)[-1]
        self.assertRegex(mail["code"], r"^\d{6}$")
        # The file appears soon after the answer.
        for _ in range(500):
            files = [path.read_text() for path in self.backend.outbox.glob("*.eml")]
            found = any(f"To: {address}" in text and f"Code: {mail['code']}" in text
                        and "/verify?token=" in text for text in files)
            if found:
                break
            time.sleep(0.01)
        self.assertTrue(found)
        session = client.verify_otp({"email": address, "token": mail["code"], "type": "signup"}).session
        claims = jwt.decode(session.access_token, SECRET, algorithms=["HS256"], audience="authenticated")
        self.assertEqual(claims["email"], address)
        self.assertEqual(claims["aal"], "aal1")
        self.assertEqual(claims["exp"] - claims["iat"], 3600)
        self.refuses("otp_expired", 403, lambda: self.backend.client().verify_otp(
            {"email": address, "token": mail["code"], "type": "signup"}))
        signed_in = client.sign_in_with_password({"email": address, "password": PASSWORD})
        self.assertEqual(client.get_user().user.id, signed_in.user.id)
        self.assertTrue(client.get_user().user.user_metadata["email_verified"])
        client.sign_out()
        self.assertIsNone(client.get_session())

    def test_what_is_off_says_so_in_the_protocols_words(self):
        owner = self.backend.confirmed("factors@example.com")
        self.refuses("mfa_phone_enroll_not_enabled", 422, lambda: owner.mfa.enroll(
            {"factor_type": "phone", "friendly_name": "Telephone", "phone": "+351210000000"}))
        self.refuses("mfa_factor_not_found", 404, lambda: owner.mfa.unenroll(
            {"factor_id": "00000000-0000-4000-8000-000000000001"}))
        self.refuses("manual_linking_disabled", 404, lambda: owner.link_identity({"provider": "google"}))
        admin = SyncGoTrueAdminAPI(url=self.backend.url + "/auth/v1", http_client=self.backend.http, headers={
            "Authorization": "Bearer " + owner.get_session().access_token})
        self.refuses("not_admin", 403, admin.list_users)
        self.refuses("not_admin", 403, lambda: admin.invite_user_by_email("new@example.com"))

    def test_an_address_that_is_taken_gets_the_answer_of_a_new_one(self):
        self.backend.confirmed("taken@example.com")
        mails = len(self.backend.mails("taken@example.com"))
        answer = self.backend.client().sign_up({"email": "taken@example.com", "password": "Another-1-password"})
        self.assertIsNone(answer.session)
        self.assertEqual(answer.user.email, "taken@example.com")
        self.assertEqual(answer.user.identities, [])
        told = self.backend.mails("taken@example.com")
        self.assertEqual([mail["kind"] for mail in told[mails:]], ["email_taken"])
        self.assertFalse({"code", "link"} & set(told[-1]), "it only tells the owner")
        self.backend.client().sign_in_with_password({"email": "taken@example.com", "password": PASSWORD})

    def test_wrong_and_unknown_get_one_answer(self):
        self.backend.confirmed("known@example.com")
        for address in ("known@example.com", "unknown@example.com"):
            self.refuses("invalid_credentials", 400, lambda: self.backend.client().sign_in_with_password(
                {"email": address, "password": "wrong"}))
        bodies = [self.backend.token("password", {"email": address, "password": "wrong"}).text
                  for address in ("known@example.com", "unknown@example.com")]
        self.assertEqual(bodies[0], bodies[1])
        self.assertEqual(json.loads(bodies[0]),
                         {"code": 400, "error_code": "invalid_credentials", "msg": "Invalid login credentials"})

    def test_passwords_and_addresses_have_rules(self):
        client = self.backend.client()
        with self.assertRaises(AuthWeakPasswordError) as caught:
            client.sign_up({"email": "weak@example.com", "password": "12345"})
        self.assertEqual((caught.exception.status, caught.exception.reasons), (422, ["length"]))
        self.refuses("validation_failed", 400,
                     lambda: client.sign_up({"email": "long@example.com", "password": "x" * 73}))
        for address in ("nobody", "a@b@c", "@example.com", "a@-example.com", "a" * 250 + "@example.com"):
            self.refuses("validation_failed", 400,
                         lambda: client.sign_up({"email": address, "password": PASSWORD}))
        self.refuses("anonymous_provider_disabled", 422, client.sign_in_anonymously)
        zero = self.backend.token("password", {"email": "zero@example.com", "password": "a\0b"})
        self.assertEqual(zero.json()["error_code"], "invalid_credentials")

    def test_bodies_are_json_of_at_most_a_mebibyte(self):
        url = self.backend.url + "/signup"
        self.assertEqual(self.backend.http.post(url, content=b"{").json()["error_code"], "bad_json")
        self.assertEqual(self.backend.http.post(url, content=b"[" * 100_000).json()["error_code"], "bad_json")
        large = b'{"email":"' + b"a" * (1 << 20) + b'"}'
        self.assertEqual(self.backend.http.post(url, content=large).status_code, 413)
        self.assertEqual(self.backend.http.post(url, content=iter([large[:70_000]] * 40)).status_code, 413)

    def test_a_user_changes_data_and_password(self):
        client = self.backend.confirmed("change@example.com")
        other = self.backend.client()
        other.sign_in_with_password({"email": "change@example.com", "password": PASSWORD})
        user = client.update_user({"data": {"display_name": None, "city": "Porto"}}).user
        self.assertNotIn("display_name", user.user_metadata)
        self.assertEqual(user.user_metadata["city"], "Porto")
        self.refuses("same_password", 422, lambda: client.update_user({"password": PASSWORD}))
        client.update_user({"password": "Another-horse-8"})
        self.refuses("session_not_found", 403, lambda: other.get_user(other.get_session().access_token))
        self.backend.client().sign_in_with_password({"email": "change@example.com", "password": "Another-horse-8"})
        self.backend.confirmed("occupied@example.com")
        self.refuses("email_exists", 422, lambda: client.update_user({"email": "occupied@example.com"}))

    def test_both_addresses_confirm_a_change(self):
        client = self.backend.confirmed("old@example.com")
        self.assertEqual(client.update_user({"email": "new@example.com"}).user.new_email, "new@example.com")
        for address in ("old@example.com", "new@example.com"):
            mail = self.backend.mails(address)[-1]
            answer = self.backend.http.post(self.backend.url + "/verify", json={
                "type": "email_change", "token_hash": urllib.parse.parse_qs(
                    urllib.parse.urlsplit(mail["link"]).query)["token"][0]}).json()
        self.assertEqual(answer["user"]["email"], "new@example.com")

    def test_codes_by_mail_sign_in_and_recover(self):
        client = self.backend.confirmed("code@example.com")
        self.assertIsNotNone(client.reauthenticate())
        for ask, kind in ((lambda: client.sign_in_with_otp({"email": "code@example.com"}), "magiclink"),
                          (lambda: client.reset_password_email("code@example.com"), "recovery")):
            ask()
            mail = self.backend.mails("code@example.com")[-1]
            self.assertEqual(mail["kind"], kind)
            answer = self.backend.client().verify_otp({"email": "code@example.com", "token": mail["code"],
                                                       "type": "email" if kind == "magiclink" else kind})
            self.assertIsNotNone(answer.session)
        self.refuses("otp_disabled", 422, lambda: client.sign_in_with_otp(
            {"email": "nobody@example.com", "options": {"should_create_user": False}}))
        client.reset_password_email("nobody@example.com")
        self.assertEqual(self.backend.mails("nobody@example.com"), [])
        client.resend({"type": "signup", "email": "nobody@example.com"})
        self.refuses("validation_failed", 400, lambda: client.resend({"type": "odd", "email": "code@example.com"}))

    def test_a_link_ends_in_a_code_for_the_app(self):
        client = self.backend.client()
        client.sign_up({"email": "link@example.com", "password": PASSWORD,
                        "options": {"email_redirect_to": CALLBACK}})
        link = self.backend.mails("link@example.com")[-1]["link"]
        answer = self.backend.http.get(link)
        self.assertEqual(answer.status_code, 303)
        self.assertTrue(answer.headers["location"].startswith(CALLBACK + "?code="))
        code = answer.headers["location"].split("code=")[1]
        session = client.exchange_code_for_session({"auth_code": code, "redirect_to": CALLBACK}).session
        self.assertEqual(session.user.email, "link@example.com")
        again = self.backend.http.get(link).headers["location"]
        self.assertIn("error_code=otp_expired", again)
        self.assertIn("#error=access_denied", again)

    def test_sign_out_has_three_scopes(self):
        self.backend.confirmed("scopes@example.com")

        def signed_in():
            client = self.backend.client()
            client.sign_in_with_password({"email": "scopes@example.com", "password": PASSWORD})
            return client, client.get_session().access_token

        (first, one), (_, two), (_, three) = signed_in(), signed_in(), signed_in()
        self.assertEqual(self.backend.http.post(self.backend.url + "/logout?scope=odd", headers={
            "Authorization": f"Bearer {one}"}).json()["error_code"], "validation_failed")
        first.sign_out({"scope": "others"})
        reader = self.backend.client()
        self.refuses("session_not_found", 403, lambda: reader.get_user(two))
        self.assertIsNotNone(reader.get_user(one))
        first.sign_out({"scope": "local"})
        self.refuses("session_not_found", 403, lambda: reader.get_user(one))
        (fourth, four), (_, five) = signed_in(), signed_in()
        fourth.sign_out({"scope": "global"})
        for token in (three, four, five):
            self.refuses("session_not_found", 403, lambda: reader.get_user(token))

    def test_who_is_banned_learns_it_after_the_right_password(self):
        client = self.backend.confirmed("banned@example.com")
        session = client.get_session()
        ban = self.backend.url + "/_control/bans/banned@example.com"
        self.assertEqual(self.backend.http.put(ban).status_code, 200)
        self.refuses("user_banned", 403, lambda: client.get_user(session.access_token))
        again = self.backend.token("refresh_token", {"refresh_token": session.refresh_token}).json()
        self.assertEqual(again["error_code"], "user_banned")
        for password, code in ((PASSWORD, "user_banned"), ("wrong", "invalid_credentials")):
            self.refuses(code, 400, lambda: self.backend.client().sign_in_with_password(
                {"email": "banned@example.com", "password": password}))
        self.assertEqual(self.backend.http.delete(ban).status_code, 200)
        self.assertIsNotNone(client.get_user(session.access_token))

    def test_bad_bearer_tokens_are_told_apart(self):
        client = self.backend.confirmed("bearer@example.com")
        good = client.get_session().access_token
        claims = jwt.decode(good, SECRET, algorithms=["HS256"], audience="authenticated")

        def ask(token):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = self.backend.http.get(self.backend.url + "/user", headers=headers)
            return answer.status_code, answer.json().get("error_code")

        self.assertEqual(ask(None), (401, "no_authorization"))
        self.assertEqual(ask(good)[0], 200)
        self.assertEqual(ask(good[:-4] + "AAAA"), (403, "bad_jwt"))
        self.assertEqual(ask(jwt.encode(claims, "", algorithm="none")), (403, "bad_jwt"))
        self.assertEqual(ask(jwt.encode({**claims, "exp": 1}, SECRET)), (403, "bad_jwt"))
        self.assertEqual(ask(jwt.encode({**claims, "sub": "me"}, SECRET)), (400, "bad_jwt"))
        self.assertEqual(ask(jwt.encode({**claims, "aud": "others"}, SECRET)), (400, "validation_failed"))
        self.assertEqual(ask(jwt.encode({**claims, "sub": "00000000-0000-4000-8000-000000000001"}, SECRET)),
                         (403, "user_not_found"))

    def test_redirects_go_to_allowed_places_only(self):
        self.assertIn("redirect_to=laten%3A%2F%2Fauth%2Fcallback", self._link("laten://auth/callback"))
        for wish in ("https://evil.example/", "http://2130706433/", "javascript:alert(1)", "//evil.example",
                     "laten://auth@evil.example/", "laten://auth/callback\r\nSet-Cookie: a=b"):
            self.assertIn("redirect_to=laten%3A%2F%2Fauth%2Fcallback", self._link(wish))

    def _link(self, wish):
        address = f"redirect{time.monotonic_ns()}@example.com"
        self.backend.http.post(self.backend.url + "/signup", params={"redirect_to": wish},
                   json={"email": address, "password": PASSWORD})
        return self.backend.mails(address)[-1]["link"]


class Refreshing(Case):
    """Rotation of refresh tokens, and what happens to those that were used already."""

    def refresh(self, token):
        answer = self.backend.token("refresh_token", {"refresh_token": token})
        return answer.json().get("refresh_token") or answer.json()["error_code"]

    def test_a_token_is_replaced_by_another(self):
        client = self.backend.confirmed("rotate@example.com")
        first = client.get_session()
        second = client.refresh_session().session
        self.assertNotEqual(first.refresh_token, second.refresh_token)
        self.assertEqual(client.get_user().user.email, "rotate@example.com")

    def test_the_parent_of_the_active_token_gets_that_token(self):
        first = self.backend.confirmed("lost@example.com").get_session().refresh_token
        second = self.refresh(first)
        self.assertEqual([self.refresh(first), self.refresh(first)], [second, second])

    def test_an_old_token_within_the_interval_gets_a_new_one(self):
        first = self.backend.confirmed("interval@example.com").get_session().refresh_token
        second = self.refresh(first)
        third = self.refresh(second)
        fourth = self.refresh(first)
        self.assertEqual(len({first, second, third, fourth}), 4)
        self.assertRegex(fourth, "^[a-z0-9]{12}$")
        # Both branches go on: each belongs to a request of the same client.
        for token in (third, fourth):
            self.assertRegex(self.refresh(token), "^[a-z0-9]{12}$")

    def test_many_at_once_all_get_a_session(self):
        first = self.backend.confirmed("many@example.com").get_session().refresh_token
        sessions = []
        clients = [self.backend.client() for _ in range(16)]
        threads = [threading.Thread(target=lambda each=each: sessions.append(each.refresh_session(first).session))
                   for each in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(sessions), 16)
        self.assertEqual(len({session.refresh_token for session in sessions}), 1)
        for session in sessions:
            claims = jwt.decode(session.access_token, SECRET, algorithms=["HS256"], audience="authenticated")
            self.assertEqual(claims["email"], "many@example.com")

    def test_unknown_and_malformed_tokens(self):
        self.assertEqual(self.refresh("abcdefghijkl"), "refresh_token_not_found")
        self.assertEqual(self.refresh("ABC"), "validation_failed")
        client = self.backend.confirmed("gone@example.com")
        token = client.get_session().refresh_token
        client.sign_out()
        self.assertEqual(self.refresh(token), "refresh_token_not_found")

    def test_a_code_counts_once_and_for_its_verifier(self):
        client = self.backend.client()
        client.sign_up({"email": "pkce@example.com", "password": PASSWORD})
        answer = self.backend.http.get(self.backend.mails("pkce@example.com")[-1]["link"])
        code = re.search("code=([^&#]+)", answer.headers["location"])[1]
        wrong = self.backend.token("pkce", {"auth_code": code, "code_verifier": "x" * 43})
        self.assertEqual((wrong.status_code, wrong.json()["error_code"]), (400, "bad_code_verifier"))
        client.exchange_code_for_session({"auth_code": code, "redirect_to": CALLBACK})
        again = self.backend.token("pkce", {"auth_code": code, "code_verifier": "x" * 43})
        self.assertEqual((again.status_code, again.json()["error_code"]), (404, "flow_state_not_found"))
        self.assertEqual(self.backend.token("pkce", {}).json()["error_code"], "validation_failed")
        odd = self.backend.token("odd", {})
        self.assertEqual(odd.json()["msg"], "unsupported_grant_type")


class Reuse(Case):
    """A refresh token of old, where no request may come late."""

    arguments = ("--rate-limit", "off", "--reuse-interval", "0")

    def test_an_old_token_ends_its_session_for_good(self):
        client = self.backend.confirmed("reuse@example.com")
        tokens = [client.get_session().refresh_token]
        for _ in range(3):
            tokens.append(client.refresh_session(tokens[-1]).session.refresh_token)
        for token in (tokens[0], tokens[3], tokens[2], tokens[0]):
            self.refuses("refresh_token_already_used", 400,
                         lambda each=token: self.backend.client().refresh_session(each))
        other = self.backend.client()
        other.sign_in_with_password({"email": "reuse@example.com", "password": PASSWORD})
        self.assertIsNotNone(other.refresh_session().session, "another session of the user goes on")


class Closed(Case):
    """What is switched off."""

    arguments = ("--rate-limit", "off", "--disable-signup")

    def test_nobody_can_sign_up(self):
        client = self.backend.client()
        self.refuses("signup_disabled", 422, lambda: client.sign_up(
            {"email": "new@example.com", "password": PASSWORD}))
        made = self.backend.http.post(self.backend.url + "/_oidc/google/id_token",
                                      data={"email": "new@example.com"}).json()
        self.refuses("signup_disabled", 422, lambda: client.sign_in_with_id_token(
            {"provider": "google", "token": made["id_token"], "access_token": made["access_token"]}))
        self.assertTrue(self.backend.http.get(self.backend.url + "/settings").json()["disable_signup"])

    def test_ways_that_this_server_does_not_go(self):
        client = self.backend.client()
        self.refuses("phone_provider_disabled", 422, lambda: client.sign_in_with_password(
            {"phone": "+351210000000", "password": PASSWORD}))
        self.refuses("saml_provider_disabled", 404, lambda: client.sign_in_with_sso({"domain": "example.com"}))


class Keyed(Case):
    """A backend whose tokens anybody can verify."""

    @classmethod
    def setUpClass(cls):
        cls.keys = tempfile.TemporaryDirectory()
        key = str(Path(cls.keys.name) / "key.pem")
        subprocess.run(["openssl", "genrsa", "-out", key, "2048"], check=True, capture_output=True)
        cls.arguments = (*cls.arguments, "--jwt-key", key)
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.keys.cleanup()


class Signed(Keyed):
    """Tokens that PyJWT verifies by the JWKS."""

    arguments = ("--confirm-email", "off", "--rate-limit", "off")

    def test_a_renewed_token_is_verified_as_the_first_one(self):
        client = self.backend.client()
        session = client.sign_up({"email": "again@example.com", "password": PASSWORD}).session
        refreshed = client.refresh_session().session
        key = jwt.PyJWKClient(self.backend.url + "/.well-known/jwks.json").get_signing_key_from_jwt(
            refreshed.access_token)
        claims = jwt.decode(refreshed.access_token, key.key, algorithms=["RS256"], audience="authenticated")
        self.assertEqual((claims["sub"], claims["role"]), (session.user.id, "authenticated"))
        self.refuses("manual_linking_disabled", 404, lambda: client.link_identity({"provider": "google"}))
        answer = self.backend.http.put(
            self.backend.url + "/user", json={"app_metadata": {"role": "admin"}},
            headers={"Authorization": f"Bearer {refreshed.access_token}"})
        self.assertEqual((answer.status_code, answer.json()["error_code"]), (403, "not_admin"))


class Autoconfirm(Keyed):
    """No confirmation, RS256, limits: the other settings."""

    arguments = ("--confirm-email", "off", "--password-min", "8")

    def test_a_sign_up_signs_in_and_anybody_can_verify_the_token(self):
        client = self.backend.client("")
        session = client.sign_up({"email": "now@example.com", "password": PASSWORD}).session
        keys = jwt.PyJWKClient(self.backend.url + "/.well-known/jwks.json")
        key = keys.get_signing_key_from_jwt(session.access_token)
        claims = jwt.decode(session.access_token, key.key, algorithms=["RS256"], audience="authenticated")
        self.assertEqual(claims["iss"], self.backend.url + "/auth/v1")
        self.assertEqual(client.get_claims()["claims"]["sub"], session.user.id)
        # A token that is signed with the public key as a secret must not pass.
        forged = ".".join([jwt.utils.base64url_encode(b'{"alg":"HS256"}').decode(),
                           session.access_token.split(".")[1], "AAAA"])
        self.refuses("bad_jwt", 403, lambda: client.get_user(forged))
        self.refuses("user_already_exists", 422, lambda: self.backend.client().sign_up(
            {"email": "now@example.com", "password": PASSWORD}))
        with self.assertRaises(AuthWeakPasswordError):
            self.backend.client().sign_up({"email": "weak@example.com", "password": "1234567"})

    def test_too_many_requests_are_refused(self):
        codes = [self.backend.token("refresh_token", {"refresh_token": "?"}).status_code for _ in range(40)]
        self.assertEqual(codes[:30], [400] * 30)
        self.assertIn(429, codes[30:])

    def test_a_second_mail_within_a_minute_is_refused_for_anybody(self):
        body = {"type": "signup", "email": "twice@example.com"}
        answers = [self.backend.http.post(self.backend.url + "/resend", json=body) for _ in range(2)]
        self.assertEqual([answer.status_code for answer in answers], [200, 429])
        self.assertEqual(answers[1].json()["error_code"], "over_email_send_rate_limit")


class Social(Case):
    """Providers: the backend's own, and oidc-provider-mock."""

    @classmethod
    def setUpClass(cls):
        cls.context = oidc_provider_mock.run_server_in_thread()
        cls.mock = f"http://localhost:{cls.context.__enter__().server_port}"
        cls.arguments = ("--rate-limit", "off", "--oidc", f"google={cls.mock}")
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.context.__exit__(None, None, None)

    def begin(self, provider, **options):
        client = self.backend.client()
        url = client.sign_in_with_oauth(
            {"provider": provider, "options": {"redirect_to": CALLBACK, "scopes": "email profile", **options}}).url
        answer = self.backend.http.get(url)
        self.assertEqual(answer.status_code, 302, answer.text)
        return client, answer.headers["location"]

    def finish(self, client, answer):
        self.assertEqual(answer.status_code, 302, answer.text)
        location = answer.headers["location"]
        self.assertTrue(location.startswith(CALLBACK + "?code="), location)
        return client.exchange_code_for_session(
            {"auth_code": location.split("code=")[1], "redirect_to": CALLBACK}).session

    def test_a_stranger_signs_in_with_the_mock(self):
        self.backend.http.put(f"{self.mock}/users/subject-1",
                  json={"email": "Mock@Example.com", "email_verified": True, "name": "Mock Person"})
        client, location = self.begin("google")
        self.assertTrue(location.startswith(self.mock))
        back = self.backend.http.post(location, data={"sub": "subject-1"})
        session = self.finish(client, self.backend.http.get(back.headers["location"]))
        self.assertEqual(session.user.email, "mock@example.com")
        self.assertEqual(session.user.user_metadata["full_name"], "Mock Person")
        self.assertEqual(session.user.app_metadata["providers"], ["google"])
        self.assertIsNotNone(session.provider_token)
        # The same person again is the same account; the same callback again is refused.
        client, location = self.begin("google")
        callback = self.backend.http.post(location, data={"sub": "subject-1"}).headers["location"]
        again = self.finish(client, self.backend.http.get(callback))
        self.assertEqual(again.user.id, session.user.id)
        self.assertIn("error_code=bad_oauth_state", self.backend.http.get(callback).headers["location"])

    def test_a_refusal_comes_back_to_the_app(self):
        _, location = self.begin("apple")
        form = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(location).query))
        denied = self.backend.http.post(location.split("?")[0], data={**form, "decision": "deny"})
        answer = self.backend.http.get(denied.headers["location"])
        self.assertTrue(answer.headers["location"].startswith(CALLBACK + "?error=access_denied"))
        odd = self.backend.http.get(self.backend.url + "/callback?code=a&state=b")
        self.assertEqual(odd.status_code, 303)
        self.assertIn("error_code=bad_oauth_state", odd.headers["location"])
        unknown = self.backend.http.get(self.backend.url + "/authorize?provider=myspace")
        self.assertEqual(unknown.json()["msg"], "Unsupported provider: Provider myspace could not be found")

    def test_a_refusal_at_the_mock_comes_back_to_the_app(self):
        client, location = self.begin("google")
        back = self.backend.http.post(location, data={"sub": "subject-1", "action": "deny"}).headers["location"]
        answer = self.backend.http.get(back).headers["location"]
        # The mock leaves the state out, so that nobody knows whose refusal it is.
        self.assertTrue(answer.startswith(CALLBACK + "?error="), answer)
        self.assertNotIn("code=", answer.replace("error_code=", ""))
        self.assertIsNone(client.get_session())

    def test_the_own_provider_has_a_page(self):
        client, location = self.begin("facebook")
        page = self.backend.http.get(location)
        self.assertIn("<form", page.text)
        form = dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', page.text))
        back = self.backend.http.post(
            location.split("?")[0], data={**form, "email": "face@example.com", "name": "Face"})
        session = self.finish(client, self.backend.http.get(back.headers["location"]))
        self.assertEqual(session.user.user_metadata["full_name"], "Face")
        script = self.backend.http.get(location.split("?")[0], params={**form, "state": '"><script>'}).text
        self.assertNotIn("<script>", script)

    def id_token(self, **fields):
        return self.backend.http.post(self.backend.url + "/_oidc/apple/id_token", data=fields).json()

    def test_an_id_token_with_its_nonce_signs_in(self):
        raw = "a-raw-nonce"
        hashed = hashlib.sha256(raw.encode()).hexdigest()
        made = self.id_token(email="apple@example.com", nonce=hashed)
        session = self.backend.client().sign_in_with_id_token(
            {"provider": "apple", "token": made["id_token"], "access_token": made["access_token"],
             "nonce": raw}).session
        self.assertEqual(session.user.app_metadata["provider"], "apple")
        cases = [
            ({"nonce": "another"}, "invalid nonce", "Nonces mismatch"),
            ({"nonce": None}, "invalid request", "Passed nonce and nonce in id_token should either both exist or not."),
            ({"nonce": raw, "access_token": "x"}, "invalid request", "Bad ID token"),
            ({"nonce": raw, "id_token": made["id_token"][:-8] + "AAAAAAAA"}, "invalid request", "Bad ID token"),
            ({"nonce": raw, "id_token": None}, "invalid request", "id_token required"),
            ({"provider": None}, "invalid request", "provider or client_id and issuer required"),
            ({"nonce": raw, "id_token": self.id_token(email="a@example.com", nonce=hashed, audience="x")["id_token"]},
             "invalid request", "Unacceptable audience in id_token: [x]"),
        ]
        for change, error, description in cases:
            answer = self.backend.token("id_token", {"provider": "apple", "id_token": made["id_token"], **change})
            self.assertEqual((answer.status_code, answer.json()),
                             (400, {"error": error, "error_description": description}))
        other = self.backend.token("id_token", {"provider": "apple", "id_token": "a.b"})
        self.assertEqual(other.json()["msg"], "Unable to detect issuer in ID token for Apple provider")

    def test_an_address_that_the_provider_does_not_vouch_for_is_confirmed_by_mail(self):
        made = self.backend.http.post(self.backend.url + "/_oidc/google/id_token", data={"email": "x@example.com"})
        self.assertEqual(made.status_code, 200)
        self.backend.http.put(f"{self.mock}/users/subject-2", json={"email": "unsure@example.com"})
        _, location = self.begin("google")
        back = self.backend.http.post(location, data={"sub": "subject-2"}).headers["location"]
        answer = self.backend.http.get(back).headers["location"]
        self.assertIn("error=access_denied&error_code=provider_email_needs_verification", answer)
        self.assertEqual(self.backend.mails("unsure@example.com")[-1]["kind"], "signup")

    def test_a_confirmed_address_is_linked_and_an_unconfirmed_one_is_taken_over(self):
        known = self.backend.confirmed("both@example.com").get_user().user.id
        linked = self.backend.client().sign_in_with_id_token(
            {"provider": "apple", "token": self.id_token(email="both@example.com")["id_token"]}).user
        self.assertEqual(linked.id, known)
        self.assertEqual({each.provider for each in linked.identities}, {"email", "apple"})
        client = self.backend.client()
        client.sign_up({"email": "squat@example.com", "password": PASSWORD})
        owner = self.backend.client().sign_in_with_id_token(
            {"provider": "apple", "token": self.id_token(email="squat@example.com")["id_token"]}).user
        self.assertEqual([each.provider for each in owner.identities], ["apple"])
        self.refuses("invalid_credentials", 400,
                     lambda: client.sign_in_with_password({"email": "squat@example.com", "password": PASSWORD}))


if __name__ == "__main__":
    if not PROGRAM:
        sys.exit("usage: backend_client.py PROGRAM [ARGUMENT ...]")
    logging.disable(logging.CRITICAL)
    unittest.main(argv=["backend_client.py"], warnings="ignore")
