type TableRole = "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell";

/** Browsers that lay a table out as blocks may forget that it is one; its roles say so again. */
export const is = (role: TableRole) => ({ role });
