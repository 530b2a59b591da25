import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens and answers the origin; `variable` is what the message tells to change when the port is taken. */
export function listen(
  server: Server,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or set ${variable} (0 for any free port).`)
          : error,
      );
    });
    server.listen(port, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}`));
  });
}

/** Stops listening; answers under way get a moment, connections kept alive do not. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
