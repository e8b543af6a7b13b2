/** Thrown inside the byte stages for a file that is damaged or of a kind we do not read; `checkMrf` reports it. */
export class UnreadableBytesError extends Error {}

/** Thrown where a file unpacks to more than the reader allows. */
export class TooManyBytesError extends Error {}
