"""A backend process and the clients that others wrote, for the tests in backend_client.py."""

import resource
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import httpx
from supabase_auth import SyncGoTrueClient, SyncMemoryStorage
from supabase_auth.errors import AuthApiError

PROGRAM = sys.argv[1:]
SECRET = "a-secret-for-tests-that-has-more-than-32-bytes"
CALLBACK = "laten://auth/callback"
PASSWORD = "Correct-horse-7"


class Backend:
    """A backend process with its outbox."""

    def __init__(self, *arguments, files=None):
        self.folder = tempfile.TemporaryDirectory()
        self.outbox = Path(self.folder.name) / "mails"
        self.process = subprocess.Popen(
            [*PROGRAM, "--port", "0", "--site-url", CALLBACK, "--outbox", str(self.outbox), *arguments],
            stdout=subprocess.PIPE, text=True,
            preexec_fn=files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))))
        line = self.process.stdout.readline()
        if not line.startswith("listening on "):
            sys.exit(f"backend_client: the backend said '{line.strip()}' and did not start.")
        self.url = line.split()[-1]
        self.http = httpx.Client(verify=False)

    def stop(self):
        """Ends it by SIGTERM, which has to take less than five seconds."""
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=5)
        self.process.stdout.close()
        self.folder.cleanup()
        return code

    def client(self, prefix="/auth/v1"):
        return SyncGoTrueClient(url=self.url + prefix, headers={"apikey": "anon", "Authorization": "Bearer anon"},
                                auto_refresh_token=False, flow_type="pkce", storage=SyncMemoryStorage(),
                                http_client=self.http)

    def mails(self, address):
        found = self.http.get(self.url + "/outbox").json()
        return [mail for mail in found if mail["to"] == address]

    def confirmed(self, address, password=PASSWORD):
        """A client that is signed in with a new account."""
        client = self.client()
        client.sign_up({"email": address, "password": password, "options": {"data": {"display_name": "Ann"}}})
        client.verify_otp({"email": address, "token": self.mails(address)[-1]["code"], "type": "signup"})
        return client

    def token(self, grant, body, **headers):
        return self.http.post(f"{self.url}/token?grant_type={grant}", json=body, headers=headers)


class Case(unittest.TestCase):
    """Tests against one backend."""

    arguments = ("--rate-limit", "off", "--jwt-secret", SECRET)

    @classmethod
    def setUpClass(cls):
        cls.backend = Backend(*cls.arguments)

    @classmethod
    def tearDownClass(cls):
        code = cls.backend.stop()
        assert code == 0, f"SIGTERM ended the backend with {code}"

    def refuses(self, code, status, body):
        with self.assertRaises(AuthApiError) as caught:
            body()
        self.assertEqual((caught.exception.code, caught.exception.status), (code, status), caught.exception.message)
