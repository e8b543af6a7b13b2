/** The number of lines that a form of an explanation shows at a time. */
export const explainedLinesPerPage = 20;
