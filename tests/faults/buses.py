"""What it costs to tell other processes that an entry was stored: PostgreSQL's NOTIFY in the same transaction, or Redis or NATS after it.

python -m tests.faults.buses --redis /usr/bin/redis-server --nats /usr/sbin/nats-server
"""

import argparse
import multiprocessing
import socket
import subprocess
import time
from contextlib import contextmanager, suppress

import psutil
import psycopg

from tests.faults.figures import figure
from tests.postgres import Postgres
from tests.server.live import free_port
from tests.waiting import wait_until

TOKEN = "0123456789abcdef"
LAST = "the-end"


def processor_s(*processes):
    """The processor time of processes and of all below them."""
    total = 0.0
    for process in processes:
        for each in (process, *process.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                total += sum(each.cpu_times()[:2])
    return total


def hear_postgres(url, ready):
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("LISTEN pithead")
        ready.release()
        for note in connection.notifies():
            if note.payload == LAST:
                return


def hear_socket(hello, end, port, ready):
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.sendall(hello)
        ready.release()
        rest = b""
        while (data := wire.recv(1 << 16)) and end not in (rest := rest[-64:] + data):
            pass


def store(connection, count, group, notify, tell=lambda tokens: None):
    """Entries in groups, each with a notification or told otherwise."""
    for first in range(0, count, group):
        with connection.transaction(), connection.cursor() as cursor:
            cursor.executemany("INSERT INTO entries VALUES (%s, %s)", [(first + number, "x" * 200) for number in range(group)])
            if notify:
                cursor.executemany("SELECT pg_notify('pithead', %s)", [(f"{TOKEN}{first + number}",) for number in range(group)])
        tell([f"{TOKEN}{first + number}" for number in range(group)])


@contextmanager
def listening(listeners, target, *arguments):
    """So many processes that listen, until each has heard the end."""
    ready = multiprocessing.Semaphore(0)
    processes = [multiprocessing.Process(target=target, args=(*arguments, ready)) for _ in range(listeners)]
    for process in processes:
        process.start()
    for _ in processes:
        ready.acquire()
    time.sleep(0.2)
    yield [psutil.Process(process.pid) for process in processes]
    for process in processes:
        process.join()


def measured(name, wanted, postgres, broker, group, listen, notify, tell, finish):
    """Store entries and tell the listeners; the processor time of an entry by who uses it."""
    with psycopg.connect(postgres.url, autocommit=True) as connection, listening(wanted.listeners, *listen) as others:
        connection.execute("CREATE TABLE IF NOT EXISTS entries (number int, body text)")
        database = psutil.Process(postgres.process.pid)
        parts = {"database": (database,), "bus": (broker,) if broker else (), "each listener": tuple(others), "store": (psutil.Process(),)}
        before = {part: processor_s(*processes) for part, processes in parts.items()}
        own = time.process_time()
        begin = time.perf_counter()
        store(connection, wanted.entries, group, notify, tell)
        finish(connection)
        spent = time.perf_counter() - begin
        used = {part: processor_s(*processes) - before[part] for part, processes in parts.items()}
        used["store"] = time.process_time() - own
        used["each listener"] /= max(1, wanted.listeners)
        us = ", ".join(f"{part} {1e6 * value / wanted.entries:.0f}" for part, value in used.items() if value)
        figure(
            "T5",
            f"us an entry, {name}, {wanted.listeners} listeners, {group} entries a transaction",
            f"{us}; {wanted.entries / spent:.0f}/s",
            "",
        )


def with_broker(name, command, port, hello, end, publish, wanted, postgres, group):
    """The same with Redis or NATS: what is stored is told when it is on the disk."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as broker:
        wait_until(lambda: not socket.socket().connect_ex(("127.0.0.1", port)))
        with socket.create_connection(("127.0.0.1", port)) as wire:

            def tell(tokens):
                wire.sendall(b"".join(map(publish, tokens)))
                wire.setblocking(False)
                with suppress(BlockingIOError):
                    wire.recv(1 << 16)
                wire.setblocking(True)

            listen = (hear_socket, hello, end, port)
            measured(name, wanted, postgres, psutil.Process(broker.pid), group, listen, False, tell, lambda connection: tell([LAST]))
        broker.terminate()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=4000)
    parser.add_argument("--listeners", type=int, default=3)
    parser.add_argument("--redis", default="redis-server")
    parser.add_argument("--nats", default="nats-server")
    wanted = parser.parse_args()
    postgres = Postgres()
    try:
        for group in (1, 16):
            ends = (hear_postgres, postgres.url)
            last = lambda connection: connection.execute("SELECT pg_notify('pithead', %s)", (LAST,))  # noqa: E731
            measured("nobody told", wanted, postgres, None, group, ends, False, lambda tokens: None, last)
            measured("NOTIFY", wanted, postgres, None, group, ends, True, lambda tokens: None, last)
            port = free_port()
            redis = [wanted.redis, "--port", str(port), "--save", "", "--appendonly", "no"]
            heard = (b"SUBSCRIBE pithead\r\n", LAST.encode(), lambda token: b"PUBLISH pithead " + token.encode() + b"\r\n")
            with_broker("Redis", redis, port, *heard, wanted, postgres, group)
            port = free_port()
            heard = (
                b'CONNECT {"verbose":false}\r\nSUB pithead 1\r\n',
                LAST.encode(),
                lambda token: b"PUB pithead %d\r\n%b\r\n" % (len(token), token.encode()),
            )
            with_broker("NATS", [wanted.nats, "-a", "127.0.0.1", "-p", str(port)], port, *heard, wanted, postgres, group)
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
