import { readOrNull } from "#app/platform/log/read-or-null.ts";

/** What the page shows lists of. */
export type HospitalsList = "states" | "categories" | "subcategories" | "services" | "prices" | "hospitals";

export interface InTurn {
  /** The list; `none` where it or one before it cannot be read. */
  read<T>(name: HospitalsList, reading: () => Promise<T>, none: T): Promise<T>;
  /** The first that could not be read; null: all were. */
  unread(): HospitalsList | null;
}

/** Reads lists that each depend on those before: after an unreadable one, no other is requested. */
export function readInTurn(): InTurn {
  let unread: HospitalsList | null = null;
  return {
    async read(name, reading, none) {
      if (unread) return none;
      const list = await readOrNull(
        `The ${name} of /hospitals`,
        reading().then((found) => ({ found })),
      );
      if (list === null) unread = name;
      return list ? list.found : none;
    },
    unread: () => unread,
  };
}
