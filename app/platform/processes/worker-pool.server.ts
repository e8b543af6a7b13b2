import type { ChildProcess } from "node:child_process";
import { watchMemory } from "./watch-memory.server.ts";
import type { MessageToWorker, WorkerMessage, WorkProgress } from "./worker-messages.ts";

export interface WorkerPoolOptions {
  workers: number;
  /** Tasks that may wait while all workers are busy. */
  queueLength: number;
  /** A worker that shows no progress for so long is ended. */
  stepTimeoutMs: number;
  /** A worker that takes more memory is ended. */
  maxResidentBytes: number;
  startWorker(): ChildProcess;
}

export interface RunOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: WorkProgress) => void) | undefined;
  /** Answers what the worker asks; what it throws is what `run` rejects with. */
  answer?: ((question: unknown) => Promise<unknown>) | undefined;
}

export type RunOutcome<Result> =
  | { outcome: "done"; result: Result }
  | { outcome: "busy"; retryAfterSeconds: number }
  | { outcome: "timed-out" }
  | { outcome: "too-much-memory" }
  /** The worker died of a fault in native code, or the system ended it. */
  | { outcome: "crashed" }
  | { outcome: "cancelled" };

/** How busy a pool is, and how its tasks ended since it opened. */
export interface PoolLoad {
  workers: number;
  busy: number;
  waiting: number;
  ended: Readonly<Record<RunOutcome<unknown>["outcome"], number>>;
}

export interface WorkerPool<Task, Result> {
  /** Rejects only when the worker's engines cannot be loaded, or what it asks cannot be answered. */
  run(task: Task, options?: RunOptions): Promise<RunOutcome<Result>>;
  load(): PoolLoad;
  close(): Promise<void>;
}

interface Job<Task, Result> {
  task: Task;
  /** No one waits for the result anymore. */
  isCancelled: boolean;
  isSettled: boolean;
  onProgress: RunOptions["onProgress"];
  answer: RunOptions["answer"];
  settle(outcome: RunOutcome<Result>): void;
  fail(error: unknown): void;
}

interface Seat<Task, Result> {
  worker: ChildProcess | null;
  job: Job<Task, Result> | null;
  timer: NodeJS.Timeout | null;
  tasksDone: number;
  taskStarted: boolean;
  startedAtMs: number;
}

/** Engines load in a second; a cold disk and a busy machine take longer. */
const START_TIMEOUT_MS = 60_000;
/** A worker notices a stop between two lines; one in a long computation is ended instead. */
const STOP_GRACE_MS = 1_500;
/** Native heaps fragment; a fresh worker costs a second. */
const TASKS_PER_WORKER = 100;
const FIRST_GUESS_TASK_MS = 4_000;

/** Runs tasks one at a time in each of a few worker processes, first come first served. Workers start when needed
 *  and do not keep the process alive while idle. */
export function openWorkerPool<Task, Result>(options: WorkerPoolOptions): WorkerPool<Task, Result> {
  const seats: Seat<Task, Result>[] = Array.from({ length: options.workers }, () => ({
    worker: null,
    job: null,
    timer: null,
    tasksDone: 0,
    taskStarted: false,
    startedAtMs: 0,
  }));
  const queue: Job<Task, Result>[] = [];
  const ended = { done: 0, busy: 0, "timed-out": 0, "too-much-memory": 0, crashed: 0, cancelled: 0 };
  let usualTaskMs = FIRST_GUESS_TASK_MS;
  let closed = false;

  function startNext(): void {
    for (const seat of seats) {
      if (closed || seat.job) continue;
      const job = queue.shift();
      if (!job) return;
      seat.job = job;
      seat.taskStarted = false;
      seat.startedAtMs = performance.now();
      const worker = seat.worker ?? startWorkerAt(seat);
      worker.ref();
      worker.channel?.ref();
      restartTimer(seat, START_TIMEOUT_MS);
      send(worker, { type: "task", task: job.task });
    }
  }

  function startWorkerAt(seat: Seat<Task, Result>): ChildProcess {
    const worker = options.startWorker();
    seat.worker = worker;
    seat.tasksDone = 0;
    const onDeath = (reason: string) => {
      if (seat.worker !== worker) return;
      dismissWorker(seat);
      if (seat.taskStarted) finish(seat, { outcome: "crashed" });
      else fail(seat, reason);
    };
    watchMemory(worker, options.maxResidentBytes, () => {
      if (seat.worker !== worker) return;
      dismissWorker(seat);
      finish(seat, { outcome: "too-much-memory" });
    });
    worker.on("message", (message: WorkerMessage<Result>) => {
      if (seat.worker === worker) hear(seat, message);
    });
    worker.on("error", (error) => onDeath(error.message));
    worker.on("exit", (code, signal) => onDeath(`its process ended with ${signal ?? `code ${code}`}`));
    return worker;
  }

  function hear(seat: Seat<Task, Result>, message: WorkerMessage<Result>): void {
    if (message.type === "memory") return; // no sign of progress
    if (message.type === "unavailable") {
      dismissWorker(seat);
      fail(seat, message.reason);
      return;
    }
    if (message.type === "started") seat.taskStarted = true;
    if (message.type === "done") {
      usualTaskMs = 0.8 * usualTaskMs + 0.2 * (performance.now() - seat.startedAtMs);
      seat.tasksDone++;
      if (seat.tasksDone >= TASKS_PER_WORKER) dismissWorker(seat);
      finish(seat, { outcome: "done", result: message.result });
      return;
    }
    if (!seat.job || seat.job.isCancelled) return;
    restartTimer(seat, options.stepTimeoutMs);
    if (message.type === "ask") void answerTo(seat, message);
    if (message.type === "progress") seat.job.onProgress?.(message.progress);
  }

  async function answerTo(
    seat: Seat<Task, Result>,
    { askId, question }: { askId: number; question: unknown },
  ): Promise<void> {
    const { worker, job } = seat;
    try {
      const answer = await job?.answer?.(question);
      if (worker && seat.worker === worker) send(worker, { type: "answer", askId, answer });
    } catch (error) {
      if (!worker || seat.worker !== worker || seat.job !== job) return;
      dismissWorker(seat);
      job?.fail(error);
      free(seat);
    }
  }

  function finish(seat: Seat<Task, Result>, outcome: RunOutcome<Result>): void {
    seat.job?.settle(outcome);
    free(seat);
  }

  function fail(seat: Seat<Task, Result>, reason: string): void {
    seat.job?.fail(new Error(`A reading process cannot start: ${reason}`));
    free(seat);
  }

  function free(seat: Seat<Task, Result>): void {
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = null;
    seat.job = null;
    seat.worker?.unref();
    seat.worker?.channel?.unref();
    startNext();
  }

  function restartTimer(seat: Seat<Task, Result>, delayMs: number): void {
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = setTimeout(() => {
      dismissWorker(seat);
      finish(seat, { outcome: "timed-out" });
    }, delayMs);
  }

  function cancel(job: Job<Task, Result>): void {
    job.settle({ outcome: "cancelled" });
    const waiting = queue.indexOf(job);
    if (waiting >= 0) queue.splice(waiting, 1);
    const seat = seats.find((candidate) => candidate.job === job);
    if (!seat?.worker) return;
    job.isCancelled = true;
    send(seat.worker, { type: "stop" });
    restartTimer(seat, STOP_GRACE_MS);
  }

  return {
    run(task, { signal, onProgress, answer } = {}) {
      if (signal?.aborted || closed) return Promise.resolve({ outcome: "cancelled" });
      const isFull = seats.every((seat) => seat.job) && queue.length >= options.queueLength;
      if (isFull) {
        ended.busy += 1;
        return Promise.resolve({ outcome: "busy", retryAfterSeconds: retryAfterSeconds() });
      }
      return new Promise((resolve, reject) => {
        const onAbort = () => cancel(job);
        const release = () => signal?.removeEventListener("abort", onAbort);
        const job: Job<Task, Result> = {
          task,
          isCancelled: false,
          isSettled: false,
          onProgress,
          answer,
          settle(outcome) {
            if (!job.isSettled) ended[outcome.outcome] += 1;
            job.isSettled = true;
            release();
            resolve(outcome);
          },
          fail(error) {
            release();
            reject(error);
          },
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        queue.push(job);
        startNext();
      });
    },
    load: () => ({
      workers: seats.length,
      busy: seats.filter((seat) => seat.job).length,
      waiting: queue.length,
      ended: { ...ended },
    }),
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.settle({ outcome: "cancelled" });
      for (const seat of seats) {
        dismissWorker(seat);
        finish(seat, { outcome: "cancelled" });
      }
    },
  };

  function retryAfterSeconds(): number {
    const tasksAhead = (queue.length + seats.length) / seats.length;
    return Math.ceil((tasksAhead * usualTaskMs) / 1000);
  }
}

function send<Task>(worker: ChildProcess, message: MessageToWorker<Task>): void {
  // A worker that died before the message reports it by its exit.
  worker.send(message as object, () => {});
}

function dismissWorker<Task, Result>(seat: Seat<Task, Result>): void {
  const { worker } = seat;
  seat.worker = null;
  worker?.kill("SIGKILL");
}
