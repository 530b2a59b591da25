/**
 * A minimal balancer: passes each request to the next of the addresses on its command line, and skips one that it
 * cannot reach. A request whose connection broke gets a 502; it is never sent twice.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const targets = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let counter = 0;

const server = createServer((incoming, answer) => {
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', () => pass(incoming, Buffer.concat(parts), answer, targets.length));
});

function pass(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, tries: number): void {
  const target = targets[(counter += 1) % targets.length]!;
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
  const passed = request(target + incoming.url, { method: incoming.method, headers, agent }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
    response.on('error', () => answer.destroy());
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return answer.destroy();
    if (error.code === 'ECONNREFUSED' && tries > 1) return pass(incoming, body, answer, tries - 1);
    answer.writeHead(502).end();
  });
  passed.end(body);
}

server.listen(0, '127.0.0.1', () =>
  console.log(`Balancer http://127.0.0.1:${(server.address() as AddressInfo).port}\nready`),
);
process.once('SIGTERM', () => process.exit(0));
