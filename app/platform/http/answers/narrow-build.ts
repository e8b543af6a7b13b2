import type { ServerBuild } from "@remix-run/node";

/** How many segments of a path separate its routes: the largest branch, the account, parts at the second. */
const TELLING_PARTS = 2;

/**
 * Gives for a path the build with only those routes that could answer it: Remix goes through all routes several times for
 * each request, a sixth of what a small page takes. Paths that the same routes could answer share one build, so that there are
 * no more builds than branches of routes.
 */
export function openNarrowBuilds(build: ServerBuild): (pathname: string) => ServerBuild {
  const paths = Object.keys(build.routes).map((id) => ({ id, parts: partsOfRoute(build, id) }));
  const narrowed = new Map<string, ServerBuild>();

  return (pathname) => {
    const asked = partsOfPath(pathname);
    const answering = paths.filter(({ parts }) => couldAnswer(parts, asked));
    const key = answering.map(({ id }) => id).join(" ");
    const known = narrowed.get(key);
    if (known) return known;
    const kept = new Set(answering.flatMap(({ id }) => [id, ...parentsOf(build, id)]));
    const keep = <Route>(routes: Record<string, Route>): Record<string, Route> =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
    const assets = { ...build.assets, routes: keep(build.assets.routes) };
    const narrow = { ...build, routes: keep(build.routes), assets };
    narrowed.set(key, narrow);
    return narrow;
  };
}

/** Whether a route of these parts may match a path that begins so, or a child of it may. */
function couldAnswer(parts: readonly string[], asked: readonly string[]): boolean {
  if (parts.some((part) => part.endsWith("?"))) return true; // may be left out
  for (let index = 0; index < TELLING_PARTS; index += 1) {
    const part = parts[index];
    if (part === "*") return true;
    if (part === undefined || asked[index] === undefined) return part === asked[index];
    if (!part.startsWith(":") && part !== asked[index]) return false;
  }
  return true;
}

function partsOfRoute(build: ServerBuild, id: string): string[] {
  const paths = [id, ...parentsOf(build, id)].map((each) => build.routes[each]?.path ?? "");
  return paths
    .reverse()
    .flatMap((path) => path.split("/"))
    .filter(Boolean)
    .map((part) => (part.startsWith(":") ? part : part.toLowerCase()));
}

function parentsOf(build: ServerBuild, id: string): string[] {
  const parentId = build.routes[id]?.parentId;
  return parentId === undefined ? [] : [parentId, ...parentsOf(build, parentId)];
}

/** As React Router compares them: decoded, and in any case. */
function partsOfPath(pathname: string): string[] {
  return pathname
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part).toLowerCase();
      } catch {
        return part.toLowerCase();
      }
    });
}
