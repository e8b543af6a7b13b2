import type { HostNote, HostNotes } from "./open-polite-web.server.ts";

/** What servers asked for, remembered as long as the process that asks them runs. */
export function rememberHosts(): HostNotes {
  const notes = new Map<string, HostNote>();
  return {
    read: async (origin) => notes.get(origin) ?? null,
    write: async (origin, note) => void notes.set(origin, note),
  };
}
