import { type CommandEntry, type CommandOptions, defineCommand, exitCodes } from "./define-command.ts";

/** What may follow the words typed so far. */
interface Offer {
  /** "" before the first word, else what was typed with a blank behind it. */
  typed: string;
  /** Options may follow anything that begins so, once a word begins with a dash. */
  areOptions: boolean;
  words: { word: string; about: string }[];
}

const SHELLS = { bash: bashScript, zsh: zshScript, fish: fishScript };
type Shell = keyof typeof SHELLS;

const isShell = (text: string | undefined): text is Shell =>
  text !== undefined && Object.hasOwn(SHELLS, text);

/** The command that prints how a shell completes these commands. */
export function completionOf(commands: readonly CommandEntry[]) {
  return defineCommand({
    site: "none",
    usage: Object.keys(SHELLS) as [string, ...string[]],
    about: `Prints a script by which your shell completes commands and options of faircharge. It takes effect where faircharge is
a command of its own, such as by alias faircharge=app/cli/faircharge.js in the checkout.`,
    options: {},
    examples: [
      "bash > ~/.local/share/bash-completion/completions/faircharge",
      "zsh > ~/.zfunc/_faircharge",
      "fish > ~/.config/fish/completions/faircharge.fish",
    ],
    read: ({ positionals: [shell, more] }) => (isShell(shell) && more === undefined ? { shell } : null),
    async run({ shell }) {
      const ofOptions = commands.map(async ({ name, load }): Promise<Offer> => {
        const options: CommandOptions = name === "completion" ? {} : (await load()).options; // its own are none
        const words = Object.entries(options).map(([option, { about }]) => ({ word: `--${option}`, about }));
        const help = { word: "--help", about: "prints the help of the command" };
        return { typed: `${name} `, areOptions: true, words: [...words, help] };
      });
      console.log(SHELLS[shell]([...offersOfNames(commands), ...(await Promise.all(ofOptions))]));
      return exitCodes.done;
    },
  });
}

/** Which first words there are, and which second ones behind a first. */
function offersOfNames(commands: readonly CommandEntry[]): Offer[] {
  const firsts: Offer["words"] = [];
  const families = new Map<string, Offer["words"]>();
  for (const { name, summary } of commands) {
    const [first = "", second] = name.split(" ");
    const family = families.get(first) ?? [];
    if (family.length === 0) firsts.push({ word: first, about: second ? `${first} …` : summary });
    if (second) families.set(first, [...family, { word: second, about: summary }]);
  }
  const seconds = [...families].map(([first, words]) => ({ typed: `${first} `, areOptions: false, words }));
  return [{ typed: "", areOptions: false, words: firsts }, ...seconds];
}

function bashScript(offers: readonly Offer[]): string {
  const cases = offers.map(({ typed, areOptions, words }) => {
    const offer = `words="${words.map(({ word }) => word).join(" ")}"`;
    return areOptions
      ? `    "${typed}"*) [[ $current == -* ]] && ${offer} ;;`
      : `    "${typed}") ${offer} ;;`;
  });
  return `_faircharge() {
  local current="\${COMP_WORDS[COMP_CWORD]}" typed="" words=""
  (( COMP_CWORD > 1 )) && typed="\${COMP_WORDS[*]:1:COMP_CWORD-1} "
  case "$typed" in
${cases.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _faircharge faircharge`;
}

function zshScript(offers: readonly Offer[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const cases = offers.map(({ typed, areOptions, words }) => {
    const offer = `offered=(${words.map(({ word, about }) => quoted(`${word}:${oneLine(about)}`)).join(" ")})`;
    return areOptions ? `    "${typed}"*) [[ $PREFIX == -* ]] && ${offer} ;;` : `    "${typed}") ${offer} ;;`;
  });
  return `#compdef faircharge
_faircharge() {
  local typed=""
  local -a offered
  (( CURRENT > 2 )) && typed="\${(j: :)words[2,CURRENT-1]} "
  case "$typed" in
${cases.join("\n")}
  esac
  if (( $#offered )); then _describe faircharge offered; else _files; fi
}
if [[ $funcstack[1] == _faircharge ]]; then _faircharge "$@"; else compdef _faircharge faircharge; fi`;
}

function fishScript(offers: readonly Offer[]): string {
  const quoted = (text: string) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const lines = offers.flatMap(({ typed, areOptions, words }) =>
    words.map(({ word, about }) => {
      const when = `__faircharge_${areOptions ? "in" : "typed"} ${quoted(typed.trimEnd())}`;
      const offer = areOptions ? `-l ${word.slice(2)}` : `-f -a ${word}`;
      return `complete -c faircharge -n ${quoted(when)} ${offer} -d ${quoted(oneLine(about))}`;
    }),
  );
  return `function __faircharge_typed
    set -l words (commandline -opc)
    set -e words[1]
    test (string join ' ' -- $words | string collect --allow-empty) = $argv[1]
end
function __faircharge_in
    set -l words (commandline -opc)
    set -e words[1]
    string match -q -- "$argv[1] *" (string join ' ' -- $words)' '
end
${lines.join("\n")}`;
}

const oneLine = (text: string) => text.replaceAll("\n", " ");
