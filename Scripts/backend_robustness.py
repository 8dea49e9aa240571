"""What must not bring the backend down; backend_client.py runs it."""

import http.client
import json
import os
import resource
import socket
import subprocess
import unittest
import urllib.parse
from pathlib import Path

import httpx
from backend_case import PROGRAM, Backend


class Robustness(unittest.TestCase):
    """What must not bring the backend down."""

    def test_switches_that_make_no_sense_end_with_64(self):
        for arguments in (["--confirm-email", "maybe"], ["--oidc", "myspace=http://a"], ["--port", "x"],
                          ["--fault", "token"], ["--fault", "nowhere=latency:1"], ["--fault", "token=latency:x"],
                          ["--password-min", "0"], ["--odd"], ["--site-url", "nan"], ["--redirect-allow", "["],
                          ["--disable-provider", "github"], ["--allow-origin", "example.com"], ["--allow-host", "a b"],
                          ["--jwt-secret", "a", "--jwt-key", __file__]):
            run = subprocess.run([*PROGRAM, *arguments], capture_output=True, timeout=20)
            self.assertEqual(run.returncode, 64, arguments)

    def test_a_fault_from_the_command_line_is_there_from_the_start(self):
        backend = Backend("--fault", "token=status:503", "--fault", "settings=truncatedBody:5")
        try:
            self.assertEqual(backend.token("password", {}).status_code, 503)
            with self.assertRaises(httpx.RemoteProtocolError):
                backend.http.get(backend.url + "/settings")
        finally:
            self.assertEqual(backend.stop(), 0)

    def test_it_serves_again_when_there_are_descriptors_again(self):
        backend = Backend(files=64)
        self.addCleanup(backend.process.kill)  # One that outlived its test would keep the output open.
        host = urllib.parse.urlsplit(backend.url)
        clients = [socket.create_connection((host.hostname, host.port)) for _ in range(80)]
        with self.assertRaises(httpx.TimeoutException):
            backend.http.get(backend.url + "/health", timeout=0.5)
        for client in clients:
            client.close()
        self.assertEqual(backend.http.get(backend.url + "/health").json(), {"status": "ok"})
        self.assertEqual(backend.stop(), 0)

    def test_many_idle_connections_cost_their_number(self):
        files = 10_000
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
        backend = Backend(files=files)
        self.addCleanup(backend.process.kill)
        host = urllib.parse.urlsplit(backend.url)

        def seconds():
            fields = Path(f"/proc/{backend.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

        before = seconds()
        clients = [socket.create_connection((host.hostname, host.port)) for _ in range(4000)]
        self.assertEqual(backend.http.get(backend.url + "/health", timeout=60).json(), {"status": "ok"})
        # One accepted in each turn of the loop took 7 seconds of a processor, all that wait in a turn 0.5.
        self.assertLess(seconds() - before, 3)
        for client in clients:
            client.close()
        self.assertEqual(backend.stop(), 0)

    def test_hashing_holds_up_nobody_and_ends_with_the_process(self):
        backend = Backend("--rate-limit", "off")
        host = urllib.parse.urlsplit(backend.url)
        connections = []
        body = json.dumps({"email": "a@example.com", "password": "x"})
        for _ in range(60):
            connection = http.client.HTTPConnection(host.hostname, host.port)
            connection.request("POST", "/token?grant_type=password", body)
            connections.append(connection)
        self.assertEqual(backend.http.get(backend.url + "/health").json(), {"status": "ok"})
        self.assertEqual(backend.stop(), 0)
        for connection in connections:
            connection.close()
