import path from "node:path";
import { createServer, type Plugin, parseAst } from "vite";
import { countBuiltIns, countItems } from "./count-built-ins.ts";

/** Where work was done, and how many steps it took there. */
type StepsByPlace = ReadonlyMap<string, number>;

export interface StepCounter {
  /** Loads a module of `app` whose work is counted, such as "domain/money/parse-amount.ts". */
  load(file: string): Promise<Record<string, unknown>>;
  /** Counts the steps of a call; `places` names functions of the loaded modules, and built-in methods that walk. */
  count(work: () => unknown): Promise<{ steps: number; places: StepsByPlace }>;
  close(): Promise<void>;
}

const APP = path.resolve(import.meta.dirname, "../../app");
const COUNTS = "__stepCounts";

/**
 * Counts work, not time: each call of a function, each turn of a loop, each item that a spread, a rest or a built-in method walks, and
 * each character that a pattern, a search or a copy of a text passes. Modules are loaded again with their steps counted. Built-in
 * callbacks without code of ours, and a pattern's repeated work when it backtracks, are not counted.
 * @param folder Where the modules lie; the app.
 */
export async function openStepCounter(folder = APP): Promise<StepCounter> {
  const names: string[] = [];
  const counts: number[] = [];
  const placeOf = (name: string) => counts.push(0) && names.push(name) - 1;
  const walk = (at: number) => (items: unknown) => {
    counts[at] = (counts[at] ?? 0) + countItems(items);
    return items;
  };
  Object.assign(globalThis, { [COUNTS]: { counts, spread: walk(placeOf("...")) } });
  const server = await createServer({
    configFile: false,
    root: folder,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [countingPlugin(folder, placeOf)],
  });
  return {
    load: (file) => server.ssrLoadModule(path.join(folder, file)),
    async count(work) {
      counts.fill(0);
      const restore = countBuiltIns((name) => {
        const known = names.indexOf(name);
        const at = known < 0 ? placeOf(name) : known;
        return (steps) => {
          counts[at] = (counts[at] ?? 0) + steps;
        };
      });
      try {
        await work();
      } finally {
        restore();
      }
      const places = new Map<string, number>();
      for (const [at, name] of names.entries()) {
        const steps = counts[at] ?? 0;
        if (steps > 0) places.set(name, (places.get(name) ?? 0) + steps);
      }
      return { steps: counts.reduce((sum, steps) => sum + steps, 0), places };
    },
    close: () => server.close(),
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && typeof (value as Node).type === "string";

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const LOOPS = new Set([
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
/** Collections that are made by walking what they are given. */
const WALKING_CLASSES = new Set(["Set", "Map"]);

/** Writes a step into each function and loop, and a walk around each spread, of plain JavaScript. */
function countingPlugin(folder: string, placeOf: (name: string) => number): Plugin {
  return {
    name: "count-steps",
    enforce: "post",
    transform(code, id) {
      if (!id.startsWith(folder) || !/\.[jt]sx?$/.test(id)) return null;
      const openings: [number, string][] = [];
      const closings: [number, string][] = [];
      const around = ({ start, end }: Node, before: string, after: string) => {
        openings.push([start, before]);
        return () => closings.push([end, after]);
      };
      const step = (name: string) => `__steps.counts[${placeOf(name)}]++`;
      const visit = (node: Node, name: string) => {
        const id = isNode(node.id) ? node.id : isNode(node.key) ? node.key : null;
        const inner = typeof id?.name === "string" ? id.name : name;
        const close = mark(node, inner);
        for (const part of Object.values(node)) {
          for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, inner);
        }
        close?.();
      };
      const file = path.relative(folder, id);
      const mark = (node: Node, name: string) => {
        const place = `${file} ${name}`;
        const body = isNode(node.body) ? node.body : null;
        const argument = isNode(node.argument) ? node.argument : null;
        if (body && FUNCTIONS.has(node.type) && body.type !== "BlockStatement") {
          return around(body, `(${step(place)}, `, ")");
        }
        if (body && (FUNCTIONS.has(node.type) || LOOPS.has(node.type))) {
          return around(body, `{${step(LOOPS.has(node.type) ? `${place} (loop)` : place)};`, "}");
        }
        if (argument && node.type === "SpreadElement") return around(argument, "__steps.spread(", ")");
        const [walked] = Array.isArray(node.arguments) ? node.arguments : [];
        const maker = isNode(node.callee) ? node.callee.name : null;
        if (node.type === "NewExpression" && isNode(walked) && WALKING_CLASSES.has(String(maker))) {
          return around(walked, "__steps.spread(", ")");
        }
        if (node.type === "VariableDeclarator" && isNode(node.init) && takesRest(node.id)) {
          return around(node.init, "__steps.spread(", ")");
        }
        return undefined;
      };
      visit(parseAst(code) as unknown as Node, "");
      const inserts = [
        ...closings.map((one) => [...one, 0] as const),
        ...openings.map((one) => [...one, 1] as const),
      ];
      inserts.sort((a, b) => a[0] - b[0] || a[2] - b[2]);
      let written = `const __steps = globalThis.${COUNTS};`;
      let from = 0;
      for (const [at, text] of inserts) {
        written += code.slice(from, at) + text;
        from = at;
      }
      return { code: written + code.slice(from), map: null };
    },
  };
}

const takesRest = (pattern: unknown) =>
  isNode(pattern) &&
  Array.isArray(pattern.elements ?? pattern.properties) &&
  ((pattern.elements ?? pattern.properties) as unknown[]).some(
    (part) => isNode(part) && part.type === "RestElement",
  );
