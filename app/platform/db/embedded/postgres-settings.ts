/** Parameters of PostgreSQL, such as `{ fsync: "off" }`. */
export type PostgresSettings = Record<string, string>;
