import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { ageOfBackup } from "#app/domain/site-status/judge-backup.ts";
import { openSiteWatch, type SiteWatch } from "#app/domain/site-status/open-site-watch.server.ts";
import { readSiteStatus, type SiteStatus } from "#app/domain/site-status/read-site-status.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { type DiskWatch, openDiskWatch } from "#app/platform/files/watch-disk.server.ts";
import type { ReadingProcesses } from "./open-reading.server.ts";
import type { Stores } from "./open-stores.server.ts";
import type { SiteParts } from "./site-parts.ts";

/** What programs collect from this process, in Prometheus's text format. */
export interface SiteFigures {
  contentType: string;
  /** The token that clients on other machines have to show; null: no other machine may ask. */
  token: string | null;
  /** The figures of this moment. Those of the database are left out while it does not answer. */
  print(): Promise<string>;
}

export interface Watch {
  disk: DiskWatch;
  siteWatch: SiteWatch;
  figures: SiteFigures;
  registry: Registry;
}

interface Given {
  stores: Stores;
  reading: ReadingProcesses;
  parts: SiteParts;
}

/** What those who run the site learn of it. */
export function openWatch(env: Env, { stores, reading, parts }: Given): Watch {
  const { db, sessions } = stores;
  const siteWatch = openSiteWatch(() => readSiteStatus(db, env.dataDir), {
    timeoutMs: parts.readinessPatienceMs,
  });
  const registry = new Registry();
  const gauge = openGauges(registry);

  gauge("pool_connections", "Connections to the database.", ["pool", "state"], (set) => {
    for (const [pool, { $client }] of Object.entries({ pages: db, sessions })) {
      set({ pool, state: "busy" }, $client.totalCount - $client.idleCount);
      set({ pool, state: "idle" }, $client.idleCount);
      set({ pool, state: "awaited" }, $client.waitingCount);
    }
  });
  const readers = { pictures: reading.reader, papers: reading.papers };
  gauge("readers", "Places for documents that are read at once, and documents.", ["kind", "state"], (set) => {
    for (const [kind, reader] of Object.entries(readers)) {
      const { workers, busy, waiting } = reader.load();
      set({ kind, state: "places" }, workers);
      set({ kind, state: "busy" }, busy);
      set({ kind, state: "waiting" }, waiting);
    }
  });
  new Counter({
    name: "faircharge_readings_total",
    help: "Documents by how their reading ended; busy: there was no place.",
    labelNames: ["kind", "outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, reader] of Object.entries(readers))
        for (const [outcome, count] of Object.entries(reader.load().ended))
          this.inc({ kind, outcome }, count);
    },
  });

  const tell = openStatusGauges(registry, siteWatch, () => parts.clock.now());
  let hasDefaults = false;
  return {
    disk: openDiskWatch(env),
    siteWatch,
    registry,
    figures: {
      contentType: registry.contentType,
      token: env.metricsToken,
      async print() {
        // Memory, processor and event loop: what watches the loop never ends, so it begins with the first request for figures.
        if (!hasDefaults) collectDefaultMetrics({ register: registry });
        hasDefaults = true;
        await tell();
        return registry.metrics();
      },
    },
  };
}

type Set = (labels: Record<string, string>, value: number) => void;

/** Gauges that are read for each request for figures. */
function openGauges(registry: Registry) {
  return (name: string, help: string, labelNames: string[], read: (set: Set) => void) => {
    new Gauge({
      name: `faircharge_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        if (labelNames.length === 0) this.remove(); // else it is 0, which would be a backup of this moment
        read((labels, value) => this.set(labels, value));
      },
    });
  };
}

/** Gauges of the database and the disk. The returned function reads their values again. */
function openStatusGauges(registry: Registry, watch: SiteWatch, now: () => Date): () => Promise<void> {
  let status: SiteStatus | null = null;
  const gauge = openGauges(registry);
  const of = (name: string, help: string, read: (status: SiteStatus) => number | null) =>
    gauge(name, help, [], (set) => {
      const value = status && read(status);
      if (value !== null) set({}, value);
    });

  gauge("database_up", "1: the database tells how the site is.", [], (set) => set({}, status ? 1 : 0));
  of("database_bytes", "Size of the database.", ({ databaseBytes }) => databaseBytes);
  of("disk_free_bytes", "Room under DATA_DIR.", ({ freeBytes }) => freeBytes);
  gauge("queue_waiting", "Work that no process has taken yet.", ["work"], (set) => {
    for (const [work, count] of Object.entries(status?.queue ?? {})) set({ work }, count);
  });
  of("bills_waiting", "Bills of accounts that wait to be read.", ({ billsWaiting }) => billsWaiting);
  of("mail_waiting", "Mail that waits.", ({ mailWaiting }) => mailWaiting);
  of("imports", "Imported price files.", ({ importCount }) => importCount);
  of("import_age_seconds", "Age of the last import.", ({ lastImportAt }) =>
    secondsSince(lastImportAt, now()),
  );
  of("backup_age_seconds", "Age of the last whole backup by npx faircharge backup.", (seen) => {
    const ageMs = ageOfBackup(seen, now());
    return ageMs === null ? null : ageMs / 1000;
  });
  of("backup_failed", "1: the last backup or its copy failed.", ({ backupFailedAt }) =>
    Number(backupFailedAt !== null),
  );
  of(
    "clock_ahead_seconds",
    "This machine's clock against the database's.",
    ({ clockAheadMs }) => clockAheadMs / 1000,
  );

  return async () => {
    status = await watch.look();
  };
}

function secondsSince(time: string | null, now: Date): number | null {
  return time === null ? null : (now.getTime() - Date.parse(time)) / 1000;
}
