"""How `scripts/random-mutants` draws: the code within the bodies of functions, the operators that change it, and an
order of the lines that depends on a seed."""

import bisect
import hashlib
import os
import re

# Calls that prove something, reserve memory or hash: no answer depends on their arguments.
AUDITS = re.compile(
    r"\b(?:precondition|preconditionFailure|assert|assertionFailure|fatalError|checkInvariants|reserveCapacity"
    r"|hasher\.combine)\(")
DROPPED = "dropped statement"
# What a type may declare with a body.
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
# The operator, the text it replaces, and the replacement with the groups of the match.
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
# The most of a changed line that is printed.
WIDTH = 120
# Conditions, and what is around them in a line.
CONDITIONS = re.compile(r"(\s*(?:\} else )?(?:if|guard|while) |\s+)(.+?)((?: else)? \{.*|,)$")
STATEMENT = re.compile(
    r"^\s*(?!self\.(\w+) = \1$)(?:try |unsafe )*"
    r"(?!(?:return|let|var|if|guard|while|for|switch|case|throw|defer|else|func)\b)"
    r"[a-zA-Z_][\w.!?]*(?:\[[^=]*?\])?[\w.!?]*(?:\(| (?:[-+*/|&]|&[-+*])?= )")


class Mutant:
    """A change of one place in the body of a function."""

    def __init__(self, source, operator, start, end, new):
        self.source, self.operator, self.start, self.end, self.new = source, operator, start, end, new
        self.line = bisect.bisect_right(source.starts, start)

    @property
    def body(self):
        """The function around the change: where its body starts and ends, and whether it returns nothing."""
        return next(body for body in self.source.bodies if body[0] <= self.start and self.end <= body[1])

    def text(self, start, end):
        """A part of the file around the change, with it."""
        return self.source.text[start:self.start] + self.new + self.source.text[self.end:end]

    def __str__(self):
        text = self.source.text
        start = text.rfind("\n", 0, self.start) + 1
        end = (text + "\n").index("\n", self.end)
        old, new = (" ".join(part.split()) for part in (text[start:end], self.text(start, end)))
        old, new = (part if len(part) <= WIDTH else part[:WIDTH - 1] + "…" for part in (old, new or "nothing"))
        return f"{self.source.path}:{self.line} {self.operator}: {old} → {new}"


class Source:
    """A file, what of it is code, and its functions."""

    def __init__(self, path):
        self.path, self.text = path, open(path).read()
        self.code = code_of(self.text)
        self.starts = [0] + [found.end() for found in re.finditer("\n", self.text)]
        self.bodies = bodies(self.code)
        self.mutable = mutable(self.code, self.bodies)

    def mutants(self):
        """The mutants of each line that has any."""
        ends = self.starts[1:] + [len(self.text) + 1]
        for start, end in zip(self.starts, ends):
            found = [mutant for mutant in self.changes(start, end - 1)
                     if all(self.mutable[mutant.start:max(mutant.end, mutant.start + 1)])]
            if found:
                yield found

    def changes(self, start, end):
        """All changes of a line, also where none may be."""
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
    """The text with blanks for what is a comment, a string or compiled conditionally."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|(#*)"""(?:\\.|.)*?"""\1|"(?:\\\((?:[^()"]|\([^()]*\)|"[^"\n]*")*\)|\\.|[^"\\\n])*"'
        r"|^[ ]*#if DEBUG.*?^[ ]*#endif|^[ ]*#(?:if|else|elseif|endif)[^\n]*", re.S | re.M)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def closing(code, start):
    """The place after the bracket that closes the one at a place."""
    depth = 0
    for found in re.compile(r"[(\[{}\])]").finditer(code, start):
        depth += 1 if found[0] in "([{" else -1
        if depth == 0:
            return found.end()
    return len(code)


def body_start(code, place):
    """Where the brace of a declaration is, or None without a body."""
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
    """The functions: where their bodies start and end, and whether they return nothing."""
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
    """A header without what is in brackets."""
    while (shorter := re.sub(r"\([^()]*\)", "", header)) != header:
        header = shorter
    return header


def mutable(code, places):
    """For each character whether it may change: within a function, but not in an audit or a signature."""
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
    """Where the conditions of a line start and end that have a value: no bindings, and no patterns."""
    found = CONDITIONS.match(line)
    if not found or not found[1].strip() and not continues_conditions(before):
        return
    start, part = found.start(2), ""
    for piece in re.split(r"(?=, )", found[2]):
        part += piece
        # A comma within brackets separates arguments.
        if is_balanced(part):
            first = start + 2 * part.startswith(", ")
            start, text, part = start + len(part), part.removeprefix(", "), ""
            if re.match(r"(?:let|var|case|if|guard|while|for|return|switch|else|defer|func)\b", text):
                continue
            if not re.search(r"[{}]| = |->", text):
                yield first, start


def continues_conditions(before):
    """Whether a line has further conditions, from the text before it: lines with commas, and a keyword."""
    for line in reversed(before.rstrip().split("\n")):
        if not line.endswith(","):
            return False
        if re.match(r"\s*(?:\} else )?(?:if|guard|while)\b", line):
            return True
    return False


def is_balanced(text):
    """Whether each bracket is closed."""
    return all(text.count(pair[0]) == text.count(pair[1]) for pair in ("()", "[]", "{}"))


def starts_statement(before):
    """Whether a line starts a statement, from the text before it."""
    before = before.rstrip(" \n")
    return not before or before[-1] in "{};" or bool(re.search(r"[\w)\]\"!?]$|\bin$|:$", before)) and not (
        re.search(r"\b(?:return|else|=|in|guard|if)$", before) and not before.endswith(" in")) and not (
        before.endswith(":") and not re.search(r"(?:case\b[^\n]*|default|\bcase\b.*\n.*):$", before))


def statement_end(code, start):
    """Where a statement ends that starts a line, or None where it does not end with a line."""
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
    """The Swift files of folders, in order."""
    for folder in folders:
        names = [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]
        yield from sorted(name for name in names or [folder] if name.endswith(".swift"))


def draw(seed, folders):
    """All lines in the order of a seed, one mutant each.

    The place of a line depends on the seed, its own text and the name of its file, so that changes elsewhere hardly
    draw others. Some statements that could only be missing are left out.
    """
    drawn, seen = [], {}
    for path in files(folders):
        for mutants in Source(path).mutants():
            text = f"{seed} {os.path.basename(path)} {mutants[0].source.text[slice(*line_range(mutants[0]))].strip()}"
            seen[text] = seen.get(text, 0) + 1
            number = int(hashlib.sha256(f"{text} {seen[text]}".encode()).hexdigest(), 16)
            mutant = mutants[number % len(mutants)]
            # Most lines are statements, and few that are missing go unnoticed: half of them would be most mutants.
            if mutant.operator != DROPPED or number >> 128 & 1:
                drawn.append((number, mutant))
    return [mutant for _, mutant in sorted(drawn, key=lambda pair: pair[0])]


def line_range(mutant):
    """Where the line of a mutant starts and ends."""
    start = mutant.source.starts[mutant.line - 1]
    return start, (mutant.source.text + "\n").index("\n", start)
