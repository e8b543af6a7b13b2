/** A place in PostgreSQL's log, which a standby replays in order; PostgreSQL writes it as '16/B374D848'. */
export type LogPosition = bigint;

/** Null: not a position. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, high, low] = /^([0-9A-F]{1,8})[/-]([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
