/** Logs a bug or an outage by kind, code and place. Never the message: a database's may quote a statement's values,
 *  a reader's the text of a bill, and a log must hold nothing about a person. */
export function logFailure(what: string, error: unknown): void {
  const { name = "unknown error", code, cause, stack = "" } = error as Partial<NodeJS.ErrnoException>;
  const causeCode = (cause as { code?: string } | undefined)?.code;
  const kind = [name, code ?? causeCode].filter(Boolean).join(" ");
  const place = stack.split("\n").filter((line) => line.startsWith("    at "));
  console.error([`${what}: ${kind}`, ...place.slice(0, 8)].join("\n"));
}
