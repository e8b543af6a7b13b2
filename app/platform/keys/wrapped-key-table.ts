/** A table whose rows hold a key each, wrapped, in `wrapped_key`, and name the master key in `key_id`. */
export interface WrappedKeyTable {
  table: string;
  /** Its primary key. */
  id: string;
  idType: "uuid" | "bytea";
}
