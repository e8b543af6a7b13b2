import { sql } from "drizzle-orm";
import { detachedText } from "#app/platform/db/detached-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { chooseDescription } from "./choose-description.ts";
import { SERVICE_CODE_ROW } from "./comparable-key-row.server.ts";
import { KEPT_NAMES_LANGUAGE, plainServiceName } from "./plain-service-name.ts";
import { type ServiceCategory, serviceCategory } from "./service-category.ts";
import type { ServiceCode } from "./service-code.ts";

/** Services that the table has, by kind and code with a space between. */
export type KnownServices = Map<string, ServiceCategory>;

type WrittenService = ServiceCode & { description: string };

export type ServiceRecorder = ReturnType<typeof openServiceRecorder>;

/** As many new services are written at once while a file is still being read. */
const BATCH_SERVICES = 1_000;

/**
 * Makes sure that the table of services knows the codes of a file; of several descriptions the first is kept until the names are
 * refreshed. Writes on its own connections while the file is read. `known`: what is in the table for sure, for the next file too.
 */
export function openServiceRecorder(db: Database, known: KnownServices) {
  const added = new Set<string>();
  let batch: WrittenService[] = [];
  let writing: Promise<void> | null = null;

  async function write(services: readonly WrittenService[]): Promise<void> {
    for (const { codeType, code, ...category } of await recordServices(db, services)) {
      known.set(`${codeType} ${code}`, category);
    }
  }

  return {
    /** A code by which hospitals can be compared, with what a hospital calls it. */
    add({ codeType, code }: ServiceCode, description: string): void {
      const name = `${codeType} ${code}`;
      if (known.has(name) || added.has(name)) return;
      added.add(detachedText(name));
      batch.push({
        codeType,
        code: detachedText(code),
        description: detachedText(description),
      });
    },
    /** Writes what has gathered, if it is much; call it often while adding. */
    send(): void {
      if (writing || batch.length < BATCH_SERVICES) return;
      writing = write(batch);
      batch = [];
      writing.then(
        () => {
          writing = null;
        },
        () => {}, // `finish` meets it
      );
    },
    /** Writes the rest and waits until all is there. */
    async finish(): Promise<void> {
      await writing;
      await write(batch);
    },
    /** The category of a service of the file, once all is there. */
    categoryOf({ codeType, code }: ServiceCode): ServiceCategory {
      const category = known.get(`${codeType} ${code}`);
      if (!category) throw new Error(`${codeType} ${code} has no category: it was not written.`);
      return category;
    },
    /** Waits for what is under way, whatever becomes of it: nothing may run on when its file is given up. */
    async settle(): Promise<void> {
      await writing?.catch(() => {});
    },
  };
}

/** Returns the services with the categories that the table has them in. */
async function recordServices(
  db: Database,
  written: readonly WrittenService[],
): Promise<(ServiceCode & ServiceCategory)[]> {
  if (written.length === 0) return [];
  const services = written.map(({ codeType, code, description }) => ({
    code_type: codeType,
    code,
    plain_name: plainServiceName(KEPT_NAMES_LANGUAGE, { codeType, code }),
    description: chooseDescription({ codeType, code }, [description]),
    ...serviceCategory({ codeType, code }),
  }));
  await db.execute(sql`
    insert into services (
      code_type, code, plain_name, description, category, subcategory, search_words, search_text)
    select code_type, code, plain_name, description, category, subcategory,
      setweight(to_tsvector('english', coalesce(plain_name, '') || ' ' || code), 'A')
        || setweight(to_tsvector('english', description), 'C'),
      lower(coalesce(plain_name || ' ', '') || description)
    from jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
      as s(code_type text, code text, plain_name text, description text, category text, subcategory text)
    order by code_type collate "C", code collate "C" -- one order, so that two imports never wait for each other
    on conflict do nothing`);
  return readRows(
    db,
    { ...SERVICE_CODE_ROW, category: isText, subcategory: isText },
    sql`
    select code_type as "codeType", code, category, subcategory from services
    join jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
      as given(code_type text collate "C", code text collate "C") using (code, code_type)`,
  );
}
