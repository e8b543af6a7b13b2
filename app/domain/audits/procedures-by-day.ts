import type { StandingLine } from "./standing-lines.ts";

/** The charges with a CPT or HCPCS code and a day: by day, then by code. */
export function proceduresByDay(
  standing: readonly StandingLine[],
): ReadonlyMap<string, ReadonlyMap<string, readonly [StandingLine, ...StandingLine[]]>> {
  const days = new Map<string, Map<string, [StandingLine, ...StandingLine[]]>>();
  for (const line of standing) {
    if (line.day === null || line.procedure === null || line.line.amountCents <= 0) continue;
    const codes = days.get(line.day) ?? new Map<string, [StandingLine, ...StandingLine[]]>();
    const lines = codes.get(line.procedure);
    if (lines) lines.push(line);
    else codes.set(line.procedure, [line]);
    days.set(line.day, codes);
  }
  return days;
}
