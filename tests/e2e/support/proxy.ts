import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createNetServer } from 'node:net';

const read = (name: string) => readFileSync(new URL(`certificate/${name}`, import.meta.url));

export interface Proxy {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Terminates TLS and forwards requests as nginx does by default: with the target's host, and without the visitor's.
 * `target` is an origin. The certificate is self-signed: no browser trusts it, and its key is no secret.
 */
export async function startProxy(target: string): Promise<Proxy> {
  const server = createServer({ key: read('key.pem'), cert: read('certificate.pem') }, (incoming, outgoing) =>
    pass(target, incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A free port, as a string for the environment. */
export async function freePort(): Promise<string> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const headers = { ...incoming.headers, host: new URL(target).host, 'x-forwarded-for': '203.0.113.7' };
  const passed = request(target + incoming.url, { method: incoming.method, headers }, (response) => {
    outgoing.writeHead(response.statusCode!, response.headers);
    response.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
