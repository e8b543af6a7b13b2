import type { WrappedKeyTable } from "#app/platform/keys/wrapped-key-table.ts";

/** Every table whose rows hold a wrapped key; the test of changing the key compares it with the database. */
export const keyTables: readonly WrappedKeyTable[] = [
  { table: "accounts", id: "account_id", idType: "uuid" },
];
