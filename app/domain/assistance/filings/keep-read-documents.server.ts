type Bytes = AsyncIterable<Uint8Array>;

const END_OF_FORM = Buffer.from("</IRS990>");
const SCHEDULE_H = Buffer.from("<IRS990ScheduleH");
const END_OF_SCHEDULE_H = Buffer.from("</IRS990ScheduleH>");
const END_OF_DATA = Buffer.from("</ReturnData>");
const MAX_MARK_LENGTH = END_OF_SCHEDULE_H.length;

type Step = "form" | "others" | "schedule" | "rest";

/** What to do up to which mark, and then; the mark that comes first decides. One that ends what is kept is kept with it. */
const STEPS: Record<Step, { keeps: boolean; until: readonly { mark: Buffer; step: Step }[] }> = {
  form: { keeps: true, until: [{ mark: END_OF_FORM, step: "others" }] },
  others: {
    keeps: false,
    until: [
      { mark: SCHEDULE_H, step: "schedule" },
      { mark: END_OF_DATA, step: "rest" },
    ],
  },
  schedule: { keeps: true, until: [{ mark: END_OF_SCHEDULE_H, step: "others" }] },
  rest: { keeps: true, until: [] },
};

/**
 * Yields the bytes of a return without the documents that no one reads: header and core form, and Schedule H, stay. Parsing the
 * others takes most of the time that a return takes. A return in another order passes unchanged, except for what follows its core
 * form.
 */
export async function* keepReadDocuments(bytes: Bytes): Bytes {
  let step: Step = "form";
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = held.length === 0 ? asBuffer(chunk) : Buffer.concat([held, chunk]);
    for (let found = firstMark(held, step); found !== null; found = firstMark(held, step)) {
      const { keeps } = STEPS[step];
      const end = found.at + (keeps ? found.mark.length : 0);
      if (keeps) yield held.subarray(0, end);
      held = held.subarray(end);
      step = found.step;
    }
    // A mark may go on in the next chunk.
    const tail = STEPS[step].until.length === 0 ? 0 : Math.min(held.length, MAX_MARK_LENGTH - 1);
    if (STEPS[step].keeps && held.length > tail) yield held.subarray(0, held.length - tail);
    held = held.subarray(held.length - tail);
  }
  if (STEPS[step].keeps) yield held;
}

function firstMark(held: Buffer, step: Step): { at: number; mark: Buffer; step: Step } | null {
  const found = STEPS[step].until.map((end) => ({ ...end, at: held.indexOf(end.mark) }));
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0] ?? null;
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
}
