/** Amounts and percentages of Parquet files: exact to six decimals; null from a trillion dollars on. */
export const AMOUNT = "DECIMAL(18,6)";
