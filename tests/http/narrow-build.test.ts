import path from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openNarrowBuilds } from "#app/platform/http/answers/narrow-build.ts";

const build: ServerBuild = await import(path.join(projectRoot(), "build/server/index.js"));
const narrowTo = openNarrowBuilds(build);

/** Addresses of each route, its parameters filled in, and what people and machines write in their place. */
function addresses(): string[] {
  const full = (id: string): string => {
    const { path: own = "", parentId } = build.routes[id]!;
    return [parentId === undefined ? "" : full(parentId), own].filter(Boolean).join("/");
  };
  const plain = Object.keys(build.routes).map((id) => `/${full(id).replace(/:\w+\??|\*/g, "7")}`);
  return plain.flatMap((address) => {
    const above = address.slice(0, address.lastIndexOf("/")) || "/";
    const others = [`${address}/`, `${address}/nothing`, `${above}/nothing`, address.toUpperCase(), above];
    return [address, ...others, address.replace("a", "%61"), address.replace("/a", "//a"), `/x${address}`];
  });
}

test("the routes that are left for a path match it as all routes do", () => {
  const asked = [...addresses(), "/", "//", "/%", "/account/%E0%A4%A", "/.data"];
  for (const address of asked) {
    const found = matchRoutes(treeOf(narrowTo(address)), address)?.map(({ route }) => route.id);
    expect([address, found]).toEqual([
      address,
      matchRoutes(treeOf(build), address)?.map(({ route }) => route.id),
    ]);
  }
});

test("a path leaves a few routes, and there are no more builds than branches, whatever is asked", () => {
  const sizes = ["/", "/data", "/compare", "/nothing/at/all"].map(
    (address) => Object.keys(narrowTo(address).routes).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(20);
  const names = new Set(addresses().flatMap((address) => address.split("/").filter(Boolean)));
  const asked = [...names].flatMap((one) => [...names].map((other) => `/${one}/${other}`));
  const builds = new Set(asked.map(narrowTo));
  expect(builds.size).toBeLessThan(Object.keys(build.routes).length);
});

/** Remix's own making of its routes is not exported. */
function treeOf({ routes }: ServerBuild, parentId?: string): Parameters<typeof matchRoutes>[0] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path: own, index, caseSensitive }) =>
      index
        ? { id, path: own, caseSensitive, index }
        : { id, path: own, caseSensitive, children: treeOf({ routes } as ServerBuild, id) },
    );
}
