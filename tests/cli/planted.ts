import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../backends/server.ts';

export interface Planted {
  status: number;
  headers: Record<string, string | string[]>;
  text: string;
}

/**
 * Changes a response of a working service; `call` is a method and a path, such as `GET /v2/users/me`. Preflights have
 * their own method.
 */
export type Fault = (answer: Planted, call: string) => Partial<Planted> | 'silence' | undefined | void;

/** A working service behind a proxy that adds a fault. */
export async function plant(backend: Backend, fault: Fault): Promise<Backend> {
  const server = createServer((request, response) => {
    void forward(request, backend.origin).then((answer) => {
      const changed = fault(answer, `${request.method} ${request.url!.split('?')[0]}`);
      if (changed === 'silence') return;
      const { status, headers, text } = { ...answer, ...changed };
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: backend.calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function forward(request: IncomingMessage, origin: string): Promise<Planted> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const {
    host: _,
    connection: __,
    'content-length': ___,
    'transfer-encoding': ____,
    ...headers
  } = request.headers as Record<string, string>;
  const body = Buffer.concat(parts);
  const response = await fetch(origin + request.url, {
    method: request.method!,
    headers,
    body: body.length ? body : null,
  });
  const answered = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !/^(connection|keep-alive|date|transfer-encoding|content-length|set-cookie)$/.test(name),
    ),
  );
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: { ...answered, ...(cookies.length && { 'set-cookie': cookies }) },
    text: await response.text(),
  };
}
