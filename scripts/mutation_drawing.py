"""Draws the mutants of `scripts/random-mutants`: finds the code within bodies of functions, changes it with mutation
operators, and orders the lines by a seed."""

import bisect
import hashlib
import os
import re

# Calls that check invariants, reserve memory or hash: no answer depends on their arguments.
AUDITS = re.compile(
    r"\b(?:precondition|preconditionFailure|assert|assertionFailure|fatalError|checkInvariants|reserveCapacity"
    r"|hasher\.combine)\(")
DROPPED = "dropped statement"
# The declarations of a type that may have a body.
DECLARATION = re.compile(r"(?<![.\w`])(func|init|subscript|deinit|var|protocol)\b|[{}]")
ACCESSOR = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:mutating|nonmutating|borrowing|consuming)\s+)*"
                      r"(get|set|didSet|willSet|_read|_modify|unsafeAddress|unsafeMutableAddress)\b[^{}]*\{")
SWAPS = {
    "arithmetic": {
        "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"], "&+": ["&-"], "&-": ["&+"], "&*": ["&+"],
        "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="], "&+=": ["&-="], "&-=": ["&+="], "<<": [">>"],
        ">>": ["<<"], "&": ["|"], "|": ["&"], "|=": ["&="]},
    "comparison": {
        "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="],
        "!=": ["==", "<", ">"]},
    "logic": {"&&": ["||"], "||": ["&&"]},
}
# The mutation operator, the pattern it replaces, and a function from the match to the replacement.
PATTERNS = [
    ("bound", r"(?<![\w.$])(\d+)(?![\w.])", lambda found: str(int(found[1]) + 1)),
    ("bound", r"(?<![\w.$])([1-9]\d*)(?![\w.])", lambda found: str(int(found[1]) - 1)),
    ("bound", r"(?<![\w.)\]])([a-zA-Z]\w*(?:\.\w+)*)(?=\.\.[<.])", lambda found: f"({found[1]} + 1)"),
    ("bound", r"(?<=\.\.<)([a-zA-Z]\w*(?:\.\w+)*)(?![\w.(\[])", lambda found: f"({found[1]} - 1)"),
    ("bound", r"\.(lowerBound|upperBound)\b",
     lambda found: ".upperBound" if found[1] == "lowerBound" else ".lowerBound"),
    ("factor", r" \* [a-zA-Z][\w.]*(?![\w.(\[])", lambda found: ""),
    ("sign", r"(?<=[ (\[])-(?=[\w(])", lambda found: ""),
    ("sign", r"\babs(?=\()", lambda found: ""),
    ("extremum", r"(?<![\w.])(min|max)(?=\()", lambda found: "max" if found[1] == "min" else "min"),
    ("extremum", r"(?<=\.)(min|max)(?=\(\))", lambda found: "max" if found[1] == "min" else "min"),
    ("condition", r"(?<=[ (\[])!(?=[\w(])", lambda found: ""),
    ("condition", r"\b(true|false)\b", lambda found: "false" if found[1] == "true" else "true"),
]
# The maximum printed length of a changed line.
WIDTH = 120
# A line with conditions: the text before, the conditions, and the text after.
CONDITIONS = re.compile(r"(\s*(?:\} else )?(?:if|guard|while) |\s+)(.+?)((?: else)? \{.*|,)$")
STATEMENT = re.compile(
    r"^\s*(?!self\.(\w+) = \1$)(?:try |unsafe )*"
    r"(?!(?:return|let|var|if|guard|while|for|switch|case|throw|defer|else|func)\b)"
    r"[a-zA-Z_][\w.!?]*(?:\[[^=]*?\])?[\w.!?]*(?:\(| (?:[-+*/|&]|&[-+*])?= )")


class Mutant:
    """A change to one range of text in the body of a function."""

    def __init__(self, source, operator, start, end, new):
        self.source, self.operator, self.start, self.end, self.new = source, operator, start, end, new
        self.line = bisect.bisect_right(source.starts, start)

    @property
    def body(self):
        """The body containing the change: its start, its end, and whether its function returns nothing."""
        return next(body for body in self.source.bodies if body[0] <= self.start and self.end <= body[1])

    def text(self, start, end):
        """Returns the text of a range that contains the change, with the change applied."""
        return self.source.text[start:self.start] + self.new + self.source.text[self.end:end]

    def __str__(self):
        text = self.source.text
        start = text.rfind("\n", 0, self.start) + 1
        end = (text + "\n").index("\n", self.end)
        old, new = (" ".join(part.split()) for part in (text[start:end], self.text(start, end)))
        old, new = (part if len(part) <= WIDTH else part[:WIDTH - 1] + "…" for part in (old, new or "nothing"))
        return f"{self.source.path}:{self.line} {self.operator}: {old} → {new}"


class Source:
    """A source file with its code and its functions."""

    def __init__(self, path):
        self.path, self.text = path, open(path).read()
        self.code = code_of(self.text)
        self.starts = [0] + [found.end() for found in re.finditer("\n", self.text)]
        self.bodies = bodies(self.code)
        self.mutable = mutable(self.code, self.bodies)

    def mutants(self):
        """Yields the list of mutants for each line that has any."""
        ends = self.starts[1:] + [len(self.text) + 1]
        for start, end in zip(self.starts, ends):
            found = [mutant for mutant in self.changes(start, end - 1)
                     if all(self.mutable[mutant.start:max(mutant.end, mutant.start + 1)])]
            if found:
                yield found

    def changes(self, start, end):
        """Yields all changes of a line, including those outside mutable code."""
        line = self.code[start:end]
        for found in re.finditer(r"(?<= )(?:[-+*/%<>=!&|]+)(?= |$)", line):
            for operator, swaps in SWAPS.items():
                for new in swaps.get(found[0], []):
                    yield Mutant(self, operator, start + found.start(), start + found.end(), new)
        for operator, pattern, new in PATTERNS:
            for found in re.finditer(pattern, line):
                yield Mutant(self, operator, start + found.start(), start + found.end(), new(found))
        for first, last in conditions(line, self.code[:start]):
            place = start + first, start + last
            yield Mutant(self, "condition", *place, f"!({self.text[place[0]:place[1]]})")
        if STATEMENT.match(line) and starts_statement(self.code[:start]):
            if (end := statement_end(self.code, start)) is not None:
                start += len(line) - len(line.lstrip())
                yield Mutant(self, DROPPED, start, end, "")


def code_of(text):
    """Returns the text with comments, strings and conditionally compiled code replaced by spaces."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|(#*)"""(?:\\.|.)*?"""\1|"(?:\\\((?:[^()"]|\([^()]*\)|"[^"\n]*")*\)|\\.|[^"\\\n])*"'
        r"|^[ ]*#if DEBUG.*?^[ ]*#endif|^[ ]*#(?:if|else|elseif|endif)[^\n]*", re.S | re.M)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def closing(code, start):
    """Returns the position after the bracket that closes the bracket at the given position."""
    depth = 0
    for found in re.compile(r"[(\[{}\])]").finditer(code, start):
        depth += 1 if found[0] in "([{" else -1
        if depth == 0:
            return found.end()
    return len(code)


def body_start(code, place):
    """Returns the position of a declaration's opening brace, or None if it has no body."""
    token = re.compile(r"[(\[{}=\n]|->")
    while found := token.search(code, place):
        place = found.end()
        if found[0] == "{":
            return found.start()
        if found[0] in "([":
            place = closing(code, found.start())
        elif found[0] in "}=" and code[found.start() - 1:found.end() + 1].strip() in ("}", "="):
            return None
        elif found[0] == "\n" and not re.match(r"\s*(?:\{|where\b|->|throws\b|rethrows\b|\))", code[place:place + 200]):
            return None
    return None


def bodies(code):
    """Returns the start and end of each function's body, and whether the function returns nothing."""
    found, place = [], 0
    while token := DECLARATION.search(code, place):
        place = token.end()
        keyword = token[1]
        if not keyword:
            continue
        start = body_start(code, place)
        if start is None:
            continue
        end, header = closing(code, start), code[place:start]
        place = end
        if keyword == "protocol":
            continue
        if accessor := ACCESSOR.match(code, start + 1, end):
            while accessor:
                inner = accessor.end() - 1
                if accessor[1] in ("get", "set", "didSet", "willSet"):
                    found.append((inner + 1, closing(code, inner) - 1, accessor[1] != "get"))
                accessor = ACCESSOR.match(code, closing(code, inner), end)
            continue
        isVoid = keyword in ("init", "deinit") or keyword == "func" and "->" not in outside_brackets(header)
        found.append((start + 1, end - 1, isVoid))
    return found


def outside_brackets(header):
    """Returns a header without its parenthesised parts."""
    while (shorter := re.sub(r"\([^()]*\)", "", header)) != header:
        header = shorter
    return header


def mutable(code, places):
    """Returns whether each character may change: only within a function, outside audits and signatures."""
    flags = bytearray(len(code) + 1)
    for start, end, _ in places:
        flags[start:end] = b"\1" * (end - start)
        for found in AUDITS.finditer(code, start, end):
            stop = closing(code, found.end() - 1)
            flags[found.start():stop] = bytes(stop - found.start())
        for found in re.compile(r"\bfunc\b").finditer(code, start, end):
            stop = body_start(code, found.end()) or found.end()
            flags[found.start():stop] = bytes(stop - found.start())
    return flags


def conditions(line, before):
    """Yields the ranges of the Boolean conditions of a line, without bindings and patterns."""
    found = CONDITIONS.match(line)
    if not found or not found[1].strip() and not continues_conditions(before):
        return
    start, part = found.start(2), ""
    for piece in re.split(r"(?=, )", found[2]):
        part += piece
        # Commas within brackets separate arguments, not conditions.
        if is_balanced(part):
            first = start + 2 * part.startswith(", ")
            start, text, part = start + len(part), part.removeprefix(", "), ""
            if re.match(r"(?:let|var|case|if|guard|while|for|return|switch|else|defer|func)\b", text):
                continue
            if not re.search(r"[{}]| = |->", text):
                yield first, start


def continues_conditions(before):
    """Returns whether a line continues a list of conditions, judging by the lines before it."""
    for line in reversed(before.rstrip().split("\n")):
        if not line.endswith(","):
            return False
        if re.match(r"\s*(?:\} else )?(?:if|guard|while)\b", line):
            return True
    return False


def is_balanced(text):
    """Returns whether all brackets are balanced."""
    return all(text.count(pair[0]) == text.count(pair[1]) for pair in ("()", "[]", "{}"))


def starts_statement(before):
    """Returns whether a line starts a statement, judging by the text before it."""
    before = before.rstrip(" \n")
    return not before or before[-1] in "{};" or bool(re.search(r"[\w)\]\"!?]$|\bin$|:$", before)) and not (
        re.search(r"\b(?:return|else|=|in|guard|if)$", before) and not before.endswith(" in")) and not (
        before.endswith(":") and not re.search(r"(?:case\b[^\n]*|default|\bcase\b.*\n.*):$", before))


def statement_end(code, start):
    """Returns the end of a statement that starts a line, or None if it does not end at the end of a line."""
    place = start
    while True:
        end = (code + "\n").index("\n", place)
        if is_balanced(code[start:end]):
            break
        place = end + 1
        if place > len(code):
            return None
    following = code[end:].lstrip()
    if re.search(r"(?:[=+*/<>&|?:,(\[-]|\{)\s*$", code[start:end]) or re.match(r"[.?:=+*/<>&|-]", following):
        return None
    return start + len(code[start:end].rstrip())


def files(folders):
    """Yields the Swift files in folders, in order."""
    for folder in folders:
        names = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
        yield from sorted(name for name in names or [folder] if name.endswith(".swift"))


def draw(seed, folders):
    """Returns one mutant per line, in an order determined by the seed.

    The position of a line depends on the seed, its own text and the name of its file, so that changes elsewhere hardly
    affect the draw. Half of the lines whose mutant drops a statement are left out.
    """
    drawn, seen = [], {}
    for path in files(folders):
        for mutants in Source(path).mutants():
            text = f"{seed} {os.path.basename(path)} {mutants[0].source.text[slice(*line_range(mutants[0]))].strip()}"
            seen[text] = seen.get(text, 0) + 1
            number = int(hashlib.sha256(f"{text} {seen[text]}".encode()).hexdigest(), 16)
            mutant = mutants[number % len(mutants)]
            # Most lines are statements, and dropping one is usually noticed, so these mutants would dominate.
            if mutant.operator != DROPPED or number >> 128 & 1:
                drawn.append((number, mutant))
    return [mutant for _, mutant in sorted(drawn, key=lambda pair: pair[0])]


def line_range(mutant):
    """Returns the start and end of the mutant's line."""
    start = mutant.source.starts[mutant.line - 1]
    return start, (mutant.source.text + "\n").index("\n", start)
