import { readFileSync } from "node:fs";

/** A step of a Dockerfile: its keyword and the rest, with continued lines joined. */
export interface Step {
  keyword: string;
  words: string;
}

/** The stages of a Dockerfile, each from its FROM on. */
export function stagesOf(file: string): Step[][] {
  const text = readFileSync(file, "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n/g, " ");
  const steps = text.split("\n").flatMap((line) => {
    const [, keyword, words] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    return keyword && words ? [{ keyword, words }] : [];
  });
  const stages: Step[][] = [];
  for (const step of steps) {
    if (step.keyword === "FROM") stages.push([]);
    stages.at(-1)?.push(step);
  }
  return stages;
}

/** Returns shell commands that run a Dockerfile's steps in folders instead of images. `$base`: the image to start
 *  with. `$context`: the folder sent. `$image`: the last stage's folder, with its user and commands in variables. */
export function shellOf(stages: readonly Step[][]): string {
  const names = stages.map(([from]) => /\sAS\s(\w+)$/i.exec(from?.words ?? "")?.[1]);
  const lines = stages.flatMap((steps, index) => {
    let folder = "/";
    let environment = "";
    return steps.flatMap(({ keyword, words }): string[] => {
      switch (keyword) {
        case "FROM":
          return [`begin_stage ${index}`];
        case "WORKDIR":
          folder = words;
          return [`mkdir -p "$image${folder}"`];
        case "ENV":
          environment = words;
          return [`environment="${environment}"`];
        case "COPY": {
          const [, stage, rest = words] = /^--from=(\w+)\s+(.*)$/.exec(words) ?? [];
          const source = stage === undefined ? "$context" : `$stages/${names.indexOf(stage)}/merged`;
          const files = rest.split(/\s+/);
          const target = files.pop()!;
          const place = target.startsWith("/") ? target : `${folder}/${target}`;
          return files.map((name) => `copy "${source}/${name}" "$image${place}"`);
        }
        case "RUN":
          return [`run_in "${folder}" ${quoted(`${environment ? `export ${environment}; ` : ""}${words}`)}`];
        case "USER":
          return [`user="${words}"`];
        case "HEALTHCHECK":
          return [`healthcheck=(${arrayOf(words)})`];
        case "CMD":
          return [`command=(${arrayOf(words)})`];
        default:
          return []; // VOLUME, EXPOSE: up to the person who runs it
      }
    });
  });
  return lines.join("\n");
}

function arrayOf(words: string): string {
  return (JSON.parse(words.slice(words.indexOf("["))) as string[]).map(quoted).join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
