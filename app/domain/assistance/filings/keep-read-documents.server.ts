type Bytes = AsyncIterable<Uint8Array>;

/** Where in a return what is read begins and ends, in the order of the IRS's documents. */
const END_OF_FORM = Buffer.from("</IRS990>");
const SCHEDULE_H = Buffer.from("<IRS990ScheduleH");
const END_OF_SCHEDULE_H = Buffer.from("</IRS990ScheduleH>");
const END_OF_DATA = Buffer.from("</ReturnData>");
const LONGEST_MARK = END_OF_SCHEDULE_H.length;

/** What to do up to which mark; the first that comes decides. A mark that ends what is kept is kept with it. */
const STEPS = {
  form: { keeps: true, until: [END_OF_FORM], next: ["others"] },
  others: { keeps: false, until: [SCHEDULE_H, END_OF_DATA], next: ["schedule", "rest"] },
  schedule: { keeps: true, until: [END_OF_SCHEDULE_H], next: ["others"] },
  rest: { keeps: true, until: [], next: [] },
} as const;

/**
 * The bytes of a return without the documents that nobody reads: header and core form, and Schedule H. Parsing the others takes
 * most of the time that a return takes. One in another order comes through as it is, but for what follows its core form.
 */
export async function* keepReadDocuments(bytes: Bytes): Bytes {
  let step: keyof typeof STEPS = "form";
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = held.length === 0 ? asBuffer(chunk) : Buffer.concat([held, chunk]);
    for (;;) {
      const { keeps, until, next }: (typeof STEPS)[keyof typeof STEPS] = STEPS[step];
      const found = until
        .map((mark, index) => ({ at: held.indexOf(mark), length: mark.length, step: next[index]! }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)[0];
      if (!found) break;
      const end = found.at + (keeps ? found.length : 0);
      if (keeps) yield held.subarray(0, end);
      held = held.subarray(end);
      step = found.step;
    }
    // A mark may go on in the next chunk.
    const tail = STEPS[step].until.length === 0 ? 0 : Math.min(held.length, LONGEST_MARK - 1);
    if (STEPS[step].keeps && held.length > tail) yield held.subarray(0, held.length - tail);
    held = held.subarray(held.length - tail);
  }
  if (STEPS[step].keeps) yield held;
}

function asBuffer(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
}
