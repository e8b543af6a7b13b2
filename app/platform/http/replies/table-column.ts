export type Cell = string | number | boolean | null;

/** A column of a file: what its heading says, and a row's value in it; null is a blank cell. */
export type TableColumn<Row> = { name: string; of: (row: Row) => Cell };
