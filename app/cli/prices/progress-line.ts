export type FileProgress = {
  fileName: string;
  rows: number;
  bytesRead: number;
  sizeBytes: number;
  seconds: number;
};

const REDRAW_MS = 200;

/** One line that tells how far a file is, redrawn in place; nothing where the stream is no terminal. */
export function openProgressLine(stream: NodeJS.WriteStream) {
  let drawnAt = 0;
  let isDrawn = false;
  return {
    update({ fileName, rows, bytesRead, sizeBytes, seconds }: FileProgress): void {
      if (!stream.isTTY || Date.now() - drawnAt < REDRAW_MS) return;
      drawnAt = Date.now();
      isDrawn = true;
      const share = Math.min(1, bytesRead / Math.max(1, sizeBytes));
      const secondsLeft = share > 0 ? Math.round((seconds / share) * (1 - share)) : 0;
      const line =
        `${fileName}: ${rows.toLocaleString("en-US")} rows, ` +
        `${Math.round(rows / seconds).toLocaleString("en-US")} a second, ` +
        `${Math.round(share * 100)}%, ${formatDuration(secondsLeft)} left`;
      stream.write(`\r${line.slice(0, stream.columns - 1)}\x1b[K`);
    },
    clear(): void {
      if (isDrawn) stream.write("\r\x1b[K");
      isDrawn = false;
    },
  };
}

function formatDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
