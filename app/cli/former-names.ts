import { commands } from "./commands.ts";

const RENAMED: Readonly<Record<string, string>> = {
  "mrf:import": "import",
  "mrf:list": "prices list",
  "mrf:remove": "prices remove",
  "roadmap:moderate": "roadmap",
};

/** How to call what was once the npm script of this name; null: none was. */
export function findFormerName(script: string): string | null {
  const name = RENAMED[script] ?? script.replace(":", " ");
  if (commands.some((command) => command.name === name)) return `npx faircharge ${name}`;
  const [, kind, what] = /^(bench|drill):([a-z-]+)$/.exec(script) ?? [];
  return kind ? `npm run ${kind} -- ${what}` : null;
}
