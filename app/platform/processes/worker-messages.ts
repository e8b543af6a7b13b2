/** How far a worker is with a document. */
export interface WorkProgress {
  pagesRead: number;
  pageCount: number;
}

/** Messages to a worker, which does one task at a time. "stop": no one waits for the result anymore. "answer": to what it asked.
 */
export type MessageToWorker<Task> =
  | { type: "task"; task: Task }
  | { type: "stop" }
  | { type: "answer"; askId: number; answer: unknown };

/** The memory that a worker takes, if the system doesn't report it to others. */
export interface MemoryReport {
  type: "memory";
  residentBytes: number;
}

/** Messages from a worker. "started" comes once its engines are loaded and the task begins. */
export type WorkerMessage<Result> =
  | { type: "started" }
  | { type: "progress"; progress: WorkProgress }
  | MemoryReport
  /** What only the process that serves pages knows, such as what is in the database. */
  | { type: "ask"; askId: number; question: unknown }
  | { type: "done"; result: Result }
  /** The engines could not be loaded: an outage, not the document's fault. */
  | { type: "unavailable"; reason: string };
