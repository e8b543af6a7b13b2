import { stat } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** How many bytes of a built file travel to a browser, which takes them compressed; null: the build has no such file. */
export async function sentBytesOf(address: string): Promise<number | null> {
  const file = path.join(projectRoot(), "build/client", `${address}.br`);
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}
