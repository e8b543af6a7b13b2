import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { pathsWithActions } from "../support/body-bombs.ts";

/** Every path has one more; these take nothing: they say how to ask. */
const takeNothing = /^\/(?:rest|.*\/rest|get_statistics|ocr\/get_recent_uploads)$/;

test("docs/security.md says of each door without an account what holds it", async () => {
  const { routes } = await import(path.join(projectRoot(), "build/server/index.js"));
  const doors = pathsWithActions(routes, {}).filter(
    (door) => !takeNothing.test(door) && (!/^\/(?:account|admin)\//.test(door) || door === "/account/menu"),
  );
  const text = await readFile(path.join(projectRoot(), "docs/security.md"), "utf8");
  const section = text.split("\n## ").find((part) => part.startsWith("What may be sent without an account"));
  const named = [...(section ?? "").matchAll(/`(\/[^`]+)`/g)].map(([, door]) => door);
  expect(doors.length).toBeGreaterThan(15);
  expect(doors.filter((door) => !named.includes(door))).toEqual([]);
});
