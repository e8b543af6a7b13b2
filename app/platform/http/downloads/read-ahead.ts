/** So much of a body waits in memory for a slow disk. */
const MAX_HELD_BYTES = 4 * 1024 * 1024;

/** The chunks of a body in order, read before they are asked for. */
export interface ReadAhead {
  /** The next chunk; null at the body's end. Throws what broke the body, behind the last chunk that came. */
  next(): Promise<Uint8Array | null>;
  /** Ends the reading; what is not asked for yet is dropped. */
  cancel(): Promise<void>;
}

/** Reads from now on: a stream that breaks drops every unread chunk, though the server sent it. */
export function readAhead(body: ReadableStream<Uint8Array> | null): ReadAhead {
  const reader = body?.getReader();
  const held: Uint8Array[] = [];
  let heldBytes = 0;
  let isEnded = reader === undefined;
  let failure: { error: unknown } | null = null;
  let wake = () => {};
  let turn = Promise.resolve();
  const takeTurn = () => {
    turn = new Promise((resolve) => {
      wake = resolve;
    });
  };
  const tellOther = () => {
    wake();
    takeTurn();
  };
  takeTurn();

  async function fill(from: NonNullable<typeof reader>): Promise<void> {
    try {
      while (!isEnded) {
        const { done, value } = await from.read();
        if (done || isEnded) break;
        held.push(value);
        heldBytes += value.length;
        tellOther();
        while (heldBytes >= MAX_HELD_BYTES && !isEnded) await turn;
      }
    } catch (error) {
      failure = { error };
    }
    isEnded = true;
    tellOther();
  }
  if (reader) void fill(reader);

  return {
    async next() {
      while (held.length === 0 && !isEnded) await turn;
      const chunk = held.shift();
      if (!chunk) {
        if (failure) throw failure.error;
        return null;
      }
      heldBytes -= chunk.length;
      tellOther();
      return chunk;
    },
    async cancel() {
      isEnded = true;
      held.length = 0;
      tellOther();
      await reader?.cancel().catch(() => {}); // a broken connection says so again
    },
  };
}
