import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface TcpSwitch {
  port: number;
  /** Ends all connections and leads later ones to the socket at `path`; null: none is taken, as with no server behind a proxy. */
  leadTo(path: string | null): void;
  /** Nothing passes in either direction until it leads somewhere again, as with a machine that lost its network. */
  freeze(): void;
  close(): Promise<void>;
}

/** An address that leads to one server now and to another one later, as a proxy in front of PostgreSQL does. */
export async function openTcpSwitch(to: string): Promise<TcpSwitch> {
  let target: string | null = to;
  const open = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    if (isFrozen) return void open.add(client.on("error", () => {}));
    if (target === null) return client.destroy();
    const backend = connect(target);
    for (const [socket, other] of [
      [client, backend],
      [backend, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(path) {
      target = path;
      isFrozen = false;
      cut();
    },
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
