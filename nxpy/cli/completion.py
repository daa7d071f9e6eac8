"""`nxpy completion bash|zsh|fish`: a script for the shell, made from the verbs' own rows."""

from __future__ import annotations

from nxpy.cli import VERBS, exits
from nxpy.cli.options import Option, Usage, Verb, parse
from nxpy.cli.terminal import say

VERB = Verb(
    "completion",
    "print a completion script for bash, zsh or fish",
    "SHELL",
    operands=[("SHELL", "bash, zsh or fish")],
    examples=[
        ('eval "$(nxpy completion bash)"', "in ~/.bashrc"),
        ("nxpy completion zsh > ~/.zfunc/_nxpy", "with ~/.zfunc in fpath"),
        ("nxpy completion fish > ~/.config/fish/completions/nxpy.fish", "for fish"),
    ],
)


def main(argv: list[str]) -> int:
    shell = parse(VERB, argv).operand(VERB)
    makers = {"bash": _bash, "zsh": _zsh, "fish": _fish}
    if shell not in makers:
        raise Usage(f"there is no completion for `{shell}`", "there is one for bash, zsh and fish")
    say(makers[shell]())
    return exits.OK


def _flags(verb: Verb) -> list[str]:
    return [name for option in verb.options for name in option.names] + ["--help"]


def _bash() -> str:
    cases = []
    for row in VERBS.values():
        verb = row.verb()
        for option in verb.options:
            if option.choices:
                names = "|".join(f"{row.name}:{name}" for name in option.names)
                cases.append(f"    {names}) words='{' '.join(option.choices)}' ;;")
        words = " ".join([*_flags(verb), *_words(row.name)])
        cases.append(f"    {row.name}:*) words='{words}' files=yes ;;")
    body = "\n".join(cases)
    return f"""# bash completion for nxpy
_nxpy() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} words='' files=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='{" ".join([*VERBS, "help"])}'
  else
    case "${{COMP_WORDS[1]}}:${{COMP_WORDS[COMP_CWORD-1]}}" in
{body}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ -n "$files" ]; then
    COMPREPLY+=($(compgen -f -X '!*.nx' -- "$word") $(compgen -d -- "$word"))
  fi
}}
complete -o filenames -F _nxpy nxpy
"""


def _words(name: str) -> list[str]:
    """What may stand as a verb's operand besides files."""
    if name == "emit":
        from nxpy.cli.emit import FORMS

        return list(FORMS)
    return ["bash", "zsh", "fish"] if name == "completion" else []


def _zsh() -> str:
    lines = ["#compdef nxpy", "", "_nxpy() {", "  local -a verbs", "  verbs=("]
    lines += [f"    {_quoted(f'{row.name}:{row.help}')}" for row in VERBS.values()]
    lines += ["  )", "  if (( CURRENT == 2 )); then", "    _describe verb verbs", "    return", "  fi"]
    lines.append("  case $words[2] in")
    for row in VERBS.values():
        specs = [_zsh_spec(option, name) for option in row.verb().options for name in option.names]
        words = _words(row.name)
        if words:
            specs.append(_quoted(f"2:form:({' '.join(words)})"))
        specs.append(_quoted("*:file:_files -g '*.nx'"))
        lines.append(f"    {row.name}) _arguments {' '.join(specs)} ;;")
    return "\n".join([*lines, "  esac", "}", "", '_nxpy "$@"', ""])


def _zsh_spec(option: Option, name: str) -> str:
    repeat = "*" if option.repeat else ""
    help = option.help.replace("[", "(").replace("]", ")").replace(":", "\\:")
    value = ""
    if option.metavar:
        action = f"({' '.join(option.choices)})" if option.choices else "_files"
        value = f":{option.metavar}:{action}"
    return _quoted(f"{repeat}{name}[{help}]{value}")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _fish() -> str:
    lines = ["# fish completion for nxpy"]
    for row in VERBS.values():
        help = _fish_quoted(row.help)
        lines.append(f"complete -c nxpy -n __fish_use_subcommand -f -a {row.name} -d {help}")
        inside = f"complete -c nxpy -n '__fish_seen_subcommand_from {row.name}'"
        if _words(row.name):
            lines.append(f"{inside} -a '{' '.join(_words(row.name))}'")
        lines += [_fish_option(inside, option) for option in row.verb().options]
    return "\n".join(lines) + "\n"


def _fish_option(inside: str, option: Option) -> str:
    line = inside
    for name in option.names:
        line += f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}"
    if option.metavar:
        line += f" -x -a '{' '.join(option.choices)}'" if option.choices else " -r"
    return f"{line} -d {_fish_quoted(option.help)}"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
