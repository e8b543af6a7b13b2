import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { NetworkFiles } from "./network/make-networks.server.ts";
import { openNetwork } from "./network/open-network.server.ts";
import type { PageNetworks } from "./open-page-reader.ts";

/** Opens the two networks, a third of a second. */
export async function openPageNetworks(): Promise<PageNetworks> {
  const { detection, recognition, alphabet } = (await readBuiltNetworks()) ?? (await makeNow());
  return {
    detection: await openNetwork(detection),
    recognition: await openNetwork(recognition),
    alphabet: { texts: JSON.parse(new TextDecoder().decode(alphabet)) },
  };
}

/** Where the build put them, next to the program that reads (vite.config.ts); null: this runs from its source. */
async function readBuiltNetworks(): Promise<NetworkFiles | null> {
  const folder = path.join(import.meta.dirname, "networks");
  if (!existsSync(folder)) return null;
  const read = (name: keyof NetworkFiles) => readFile(path.join(folder, name));
  return {
    detection: await read("detection"),
    recognition: await read("recognition"),
    alphabet: await read("alphabet"),
  };
}

async function makeNow(): Promise<NetworkFiles> {
  const { makeNetworks } = await import("./network/make-networks.server.ts"); // which a built reader never loads
  return makeNetworks({ isHalved: false });
}
