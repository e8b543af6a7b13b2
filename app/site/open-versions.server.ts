import path from "node:path";
import type { Env } from "#app/platform/env/env.server.ts";
import { keepAssets } from "#app/platform/files/keep-assets.server.ts";
import type { Opening } from "#app/platform/processes/open-in-turn.ts";
import type { SiteParts } from "./site-parts.ts";

const EVERY_SECONDS = 6 * 3600;

/** Keeps the assets of this version for pages that browsers still have open after an upgrade. Returns the folder with those of
 *  other versions, which this site serves, too. While developing, nothing is kept. */
export function openVersions(
  opening: Opening,
  env: Env,
  clientDirectory: string | null,
  { repeat, clock }: Pick<SiteParts, "repeat" | "clock">,
): string {
  const folder = path.join(env.filesFolder, "versions");
  if (clientDirectory !== null) {
    const own = path.join(clientDirectory, "assets");
    opening.add(repeat(() => keepAssets(own, path.join(folder, "assets"), clock.now()), EVERY_SECONDS));
  }
  return folder;
}
