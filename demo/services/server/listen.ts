import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens and returns the origin; `variable` is the setting that the message names if the port is taken. */
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

/** Every response from now on asks its client to close the connection. */
export function askToReconnect(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
}

/** Stops listening. Idle connections end now; requests in progress get `seconds` to finish. */
export function close(server: Server, seconds = 1): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), seconds * 1000).unref();
  });
}
