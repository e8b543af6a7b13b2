import { stripVTControlCharacters } from "node:util";

/** The commands that run the tests again that failed in what `test:http` or `test:e2e` printed; none where no test did. */
export function againOf(script: string, printed: string): string[] {
  const text = stripVTControlCharacters(printed);
  const commands =
    script === "test:http"
      ? [...text.matchAll(/^ *FAIL +(\S+\.test\.ts)(?: > (.+?))?(?: \[.*\])?$/gm)].map(([, file, names]) => {
          const name = names?.split(" > ").at(-1);
          return `npm run test:http -- ${file}${name ? ` -t ${quoted(forPattern(name))}` : ""}`;
        })
      : [...text.matchAll(/^ *\d+\) \[([\w-]+)\] › (\S+?:\d+):\d+ /gm)].map(
          ([, project, place]) => `npm run test:e2e -- ${place} --project=${project}`,
        );
  return [...new Set(commands)];
}

/** vitest takes a name for a pattern. */
function forPattern(name: string): string {
  return name.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** How many tests vitest or Playwright says have passed. */
export function passedOf(printed: string): number {
  const text = stripVTControlCharacters(printed);
  const said = /^ *Tests +(?:\d+ \w+ \| )*(\d+) passed/m.exec(text) ?? /^ *(\d+) passed \(/m.exec(text);
  return Number(said?.[1] ?? 0);
}
