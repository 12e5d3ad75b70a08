"""What `scripts/mutants` and `scripts/random-mutants` share: a copy of the checkout in which each fault is switched on
by a number in the environment, and the runs of its tests."""

import concurrent.futures
import json
import os
import re
import subprocess
import sys
import tempfile
import time

MUTANTS = "Tests/_Mutants"
# The tests of each module that take long. They come last: what they catch, a quicker one mostly has.
SLOW = {
    "LayoutCore": "Work|Extents|StretchTree|MillionSub|HundredThousand|AComparisonOf|furtherItems|Double",
    "Conformance": "strategiesAgree",
    "CompositionalLayout": "listsFollow|listsOf|viewShowsTheLast|itemsLand.seed|passesEnd|whatIsVisibleStays",
    "Oracle": "incrementalEqualsFresh|blocksWithoutAnError|goesThroughMore|Sums|plantedFaults|aStrategyThat",
}
STAGES = [
    ("DiffCore", r"^DiffCoreTests\.", None),
    ("LayoutViewport", r"^LayoutViewportTests\.", None),
    ("SourceCompatibility", r"^(SourceCompatibility|Swift5Mode|Swift6Mode)Tests\.", None),
]
STAGES += [(module, rf"^{module}Tests\.", slow) for module, slow in SLOW.items()]
STAGES += [(f"{module}, slow", rf"^{module}Tests\..*({slow})", None) for module, slow in SLOW.items()]
# The memory of a run in KiB: a fault that asks for more without end stops before the machine does.
MEMORY = 8 << 20
# The status of a run whose filters match no test.
NO_TESTS = 69
# Optimised, with the engine's invariants checked: a fault that breaks one stops the process.
os.environ["OPTIMISED_TESTS"] = "1"
BUILD = ["swift", "build", "--build-tests"]
OTHER_TARGETS = """
package.products.removeAll { $0 is Product.Executable }
package.targets.removeAll { $0.type == .executable || $0.type == .test && !SUITES.contains($0.name) }
"""
SWITCH = """\
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number of the fault that is switched on; none is 0.
nonisolated(unsafe) let activeFault =
  unsafe getenv("MUTANT").map { unsafe Int(String(cString: $0)) ?? 0 } ?? 0
/// The faults whose places have been executed.
nonisolated(unsafe) let executedFaults = {
  let flags = UnsafeMutablePointer<Bool>.allocate(capacity: COUNT)
  unsafe flags.initialize(repeating: false, count: COUNT)
  return unsafe flags
}()
nonisolated(unsafe) let faultLog =
  unsafe getenv("MUTANTS_EXECUTED").map { unsafe open($0, O_WRONLY | O_APPEND) } ?? -1

/// Whether a fault is switched on; notes that its place has been executed.
@usableFromInline
nonisolated func mutant(_ number: Int) -> Bool {
  if unsafe !executedFaults[number] {
    unsafe executedFaults[number] = true
    let line = Array("\\(number)\\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(faultLog, $0.baseAddress, $0.count) }
  }
  return unsafe activeFault == number
}
"""


class Planted:
    """A fault in a file, and what the tests said of it."""

    def __init__(self, path):
        self.path, self.executed, self.outcome, self.caught = path, [], "survives", ""


class Fault(Planted):
    """A place in a file, its text and the faulty one, and what is wrong then."""

    def __init__(self, path, sentence):
        super().__init__(path)
        self.sentence, self.old, self.new, self.reason = sentence, [], [], None

    @property
    def key(self):
        return f"{self.path}: {self.sentence}"

    def rewritten(self, number):
        """The text that has both versions, and a switch."""
        old, new = "\n".join(self.old), "\n".join(self.new)
        isStatement = not new or re.match(r"(return|if|guard|for)\b", old) or re.search(r"\s[-+]?=\s", old)
        if isStatement:
            return f"if mutant({number}) {{\n{new}\n}} else {{\n{old}\n}}"
        return f"(mutant({number}) ? ({new}) : ({old}))"


def read_faults():
    """The faults of all lists, in order."""
    faults = []
    for name in sorted(os.listdir(MUTANTS)):
        path = None
        for line in open(os.path.join(MUTANTS, name)).read().split("\n"):
            if line.startswith("Sources/"):
                path = line
            elif line.startswith("  - "):
                faults[-1].old.append(line[4:])
            elif line.startswith("  + "):
                faults[-1].new.append(line[4:])
            elif line.startswith("  = "):
                faults[-1].reason = line[4:]
            elif path and line.strip() and not line.startswith(" ") and not line.startswith("#"):
                faults.append(Fault(path, line))
    return faults


def copy(scratch, texts, count, stages=STAGES):
    """Copies the checkout with other texts of some files, the switches of a number of faults, and no tests but those
    of the stages: the others take longer to build than all these take to run."""
    suites = [name for name in sorted(os.listdir("Tests")) if any(
        re.fullmatch(pattern.split(r"\.")[0], name) for _, pattern, _ in stages)]
    package = open("Package.swift").read() + OTHER_TARGETS.replace("SUITES", json.dumps(suites))
    texts = {"Package.swift": package, **texts}
    files = subprocess.check_output(["git", "ls-files", "-z"], text=True).split("\0")
    for file in filter(os.path.exists, filter(None, files)):
        with open(file, "rb") as source:
            put(os.path.join(scratch, file), texts[file].encode() if file in texts else source.read())
    for module in {path.split("/")[1] for path in texts if path.startswith("Sources/")}:
        switch = SWITCH.replace("COUNT", str(count + 1))
        put(f"{scratch}/Sources/{module}/Mutant.swift", switch.encode())


def put(path, content):
    """Writes a file unless it is the same already, so that a build has less to do."""
    if os.path.exists(path) and open(path, "rb").read() == content:
        return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


class Runner:
    """Runs parts of the tests of the copy."""

    def __init__(self, scratch, stages=STAGES):
        self.scratch, self.stages = os.path.abspath(scratch), stages
        # Further recorded cases may lie next to the checkout.
        cases = os.path.abspath("../shared/conformance/cases")
        cases = {"CONFORMANCE_CASES": cases} if os.path.isdir(cases) else {}
        folder = subprocess.check_output(["swift", "build", "--show-bin-path"], cwd=self.scratch, text=True).strip()
        self.binary = os.path.join(folder, "CompositionalLayoutPackageTests.xctest")
        self.environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **cases)
        self.seconds = {}

    def run(self, filters, skip=None, number=0, log=None, limit=1800):
        """The status of a run, None where it took too long; the tests that failed, or ran when it stopped;
        why it stopped; and the seconds it took. A run with a fault ends at the first test that fails."""
        with tempfile.TemporaryDirectory() as folder:
            events = os.path.join(folder, "events")
            command = [
                "bash", "-c", f'ulimit -v {MEMORY} 2>/dev/null; exec "$@"', "bash",
                self.binary, "--testing-library", "swift-testing", "--event-stream-output-path", events,
                "--event-stream-version", "0"]
            for pattern in filters:
                command += ["--filter", pattern]
            if skip:
                command += ["--skip", skip]
            environment = dict(self.environment, MUTANT=str(number), MUTANTS_EXECUTED=log or "/dev/null")
            began = time.monotonic()
            with open(os.path.join(folder, "output"), "w+b") as file:
                process = subprocess.Popen(
                    command, cwd=self.scratch, env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=file)
                status = ended(process, limit, events if number else None)
                file.seek(0)
                output = file.read().decode(errors="replace")
            seconds = time.monotonic() - began
            stop = re.findall(r"(?:Fatal error|Precondition failed|Assertion failed)[^\n]*", output)
            return status, outcomes(events, status), stop[0] if stop else "a trap", seconds

    def explore(self, faults):
        """Runs all stages without a fault: notes what they execute, and how long they take."""
        for stage, pattern, skip in self.stages:
            log = os.path.join(self.scratch, ".build", "executed")
            open(log, "w").close()
            status, failed, _, self.seconds[stage] = self.run([pattern], skip, log=log)
            if status != 0:
                sys.exit(f"mutants: {stage} fails without a fault: {failed}")
            executed = {int(line) for line in open(log)}
            for number in executed:
                faults[number - 1].executed.append(stage)
            print(f"{stage}: {self.seconds[stage]:.0f} s, executes {len(executed)} faults", flush=True)

    def judge(self, number, fault):
        """Tries a fault until something catches it."""
        known = re.findall(r"`(\w+\.[^`]+?)\(", fault.caught)
        stages = [(stage, [pattern], skip) for stage, pattern, skip in self.stages if stage in fault.executed]
        if known:
            stages.insert(0, ("", ["^" + re.escape(test) + r"\(" for test in known], None))
        fault.outcome, fault.caught = "survives", ""
        for stage, patterns, skip in stages:
            limit = 60 + 5 * self.seconds.get(stage, 60)
            status, tests, stop, _ = self.run(patterns, skip, number, limit=limit)
            # A test that caught the fault before may have another name by now.
            if status == 0 or status == NO_TESTS and not stage:
                continue
            if status is not None and status > 0 and not tests:
                sys.exit(f"mutants: {fault.key} ended with {status}, and no test failed")
            names = ", ".join(f"`{test}`" for test in tests[:2])
            if len(tests) > 2:
                names += f" and {len(tests) - 2} more"
            if status is None:
                fault.caught = f"takes too long in {names or stage}"
            elif status < 0:
                fault.caught = f"{names or stage} stop: {stop.strip()[:80]}".replace("|", "/")
            else:
                fault.caught = names
            fault.outcome = "caught"
            return


def ended(process, limit, events):
    """The status of a run: 1 if a test has failed by now, which ends it; None after the limit."""
    deadline, size = time.monotonic() + limit, 0
    while True:
        try:
            return process.wait(0.3)
        except subprocess.TimeoutExpired:
            failed = False
            # Nothing is read twice but what says that a test failed: there are thousands of events.
            if events and os.path.exists(events) and os.path.getsize(events) > size:
                with open(events, "rb") as file:
                    file.seek(max(0, size - 100))
                    text = file.read()
                    size = file.tell()
                failed = b"issueRecorded" in text and outcomes(events, 0)
            if failed or time.monotonic() > deadline:
                process.kill()
                process.wait()
                return 1 if failed else None


def outcomes(events, status):
    """The tests with an issue; those that had not ended where a run stopped before any had one."""
    failed, running = [], []
    if not os.path.exists(events):
        return []
    for line in open(events, errors="replace"):
        try:
            payload = json.loads(line)["payload"]
        except ValueError:
            continue
        test, kind = payload.get("testID"), payload.get("kind")
        if not test or "/" not in test:
            continue
        test = re.sub(r"/[^/]*\.swift:\d+:\d+$", "", test)
        if kind == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
            failed.append(test)
        elif kind == "testStarted":
            running.append(test)
        elif kind == "testEnded":
            running.remove(test)
    failed = list(dict.fromkeys(failed))
    return failed if failed or status == 0 or len(running) > 3 else running


def judge_all(runner, faults, workers):
    """Tries numbered faults, and yields each once its outcome is known."""
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        trials = {pool.submit(runner.judge, number, fault): (number, fault) for number, fault in faults}
        for trial in concurrent.futures.as_completed(trials):
            trial.result()
            yield trials[trial]
