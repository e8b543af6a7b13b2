/** "full": there is no room, and nothing of the object is left. */
export type ObjectWrite = "written" | "full";

export interface StoredObject {
  sizeBytes: number;
  /** To be read once. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Named bytes in a folder or a bucket. A name has parts with slashes between; those who name see to it that it is harmless. */
export interface StoredObjects {
  /** Writes an object of a new name. It is there whole, and lasts, or not at all. Fails with what `bytes` fails with. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<ObjectWrite>;
  /** Null if the object does not exist. */
  read(name: string): Promise<StoredObject | null>;
  /** Removes an object, if it is there. */
  remove(name: string): Promise<void>;
  /** Removes all that is below `folder`. */
  removeAll(folder: string): Promise<void>;
  /** What is right below `folder`, by its name there, with what broken writes may have left. */
  list(folder: string): Promise<{ name: string; writtenAt: Date }[]>;
}
