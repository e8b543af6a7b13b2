/** Of a bill's lines in its form: as many as a form of text fields has room for. */
export const linesPerPage = 50;
