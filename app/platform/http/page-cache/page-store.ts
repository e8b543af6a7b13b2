import { LRUCache } from "lru-cache";
import type { KeptPage } from "./kept-page.server.ts";

/** Which data a page shows. */
export interface ShownVersion {
  /** Of everything. */
  all: bigint;
  /** Of shared bills alone. */
  bills: bigint;
}

export type StoredPage = KeptPage | "not kept";

/** Pages of one version of the data but for shared bills, by key; the least recently used make room for others. */
export interface PageStore {
  /** 'not kept': a rendered page that can't be kept. Null: nothing is known of it, or it shows older bills than
   *  it may. */
  find(version: ShownVersion, key: string): StoredPage | null;
  /** `billsLateMs`: for how long the page may be shown after bills were shared that it does not show. Nothing happens for a
   *  version that another one replaced, or a page too large to keep. */
  put(version: ShownVersion, key: string, page: StoredPage, billsLateMs: number): void;
}

/** Headers, the entry and the key's place in the map; estimates on the safe side. */
const PAGE_OVERHEAD_BYTES = 2048;
const KEY_OVERHEAD_BYTES = 256;

interface Entry {
  page: StoredPage;
  bills: bigint;
  /** By `nowMs`, when the page does not show new bills any longer. */
  lateAtMs: number;
}

/** A store of at most `limitBytes`. Data other than bills empty it as they change. */
export function openPageStore(limitBytes: number, nowMs: () => number): PageStore {
  const pages = new LRUCache<string, Entry>({
    maxSize: Math.max(1, limitBytes), // 0 would be no limit
    sizeCalculation: sizeOf,
  });
  let storedVersion: bigint | null = null;

  return {
    find({ all, bills }, key) {
      if (all - bills !== storedVersion) {
        pages.clear();
        storedVersion = all - bills;
      }
      const found = pages.get(key);
      return found && (found.bills === bills || nowMs() < found.lateAtMs) ? found.page : null;
    },
    put({ all, bills }, key, page, billsLateMs) {
      if (all - bills === storedVersion) pages.set(key, { page, bills, lateAtMs: nowMs() + billsLateMs });
    },
  };
}

function sizeOf({ page }: Entry, key: string): number {
  const pageBytes = page === "not kept" ? 0 : page.sizeBytes + PAGE_OVERHEAD_BYTES;
  return pageBytes + 2 * key.length + KEY_OVERHEAD_BYTES;
}
