import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** The build of server.ts, which is what `npm start` serves with. Its readers of documents, too, begin in a third of the
 *  time that those of the source take, which are compiled first. */
export function importBuiltServer(): Promise<typeof import("../../server.ts")> {
  return import(path.join(projectRoot(), "build/server/server.js"));
}
