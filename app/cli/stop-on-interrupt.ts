/** A signal that aborts at the first Ctrl-C, with a word on what happens; a second one ends the process at once. */
export function stopOnInterrupt(message: string): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort(); // which takes a progress bar away
      console.error(`\n${message}`);
    });
  }
  return controller.signal;
}
