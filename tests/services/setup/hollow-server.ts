import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * A minimal PostgreSQL server that answers every statement with no rows; `greets` is sent after its readiness. While
 * `isSilent` returns true, statements get no answer.
 */
export async function startHollowServer({
  greets = () => Buffer.alloc(0),
  isSilent = () => false,
}: { greets?: (refusal: Buffer) => Buffer; isSilent?: () => boolean } = {}) {
  const sockets = new Set<Socket>();
  const message = (type: string, body: Buffer) => {
    const head = Buffer.from(`${type}\0\0\0\0`);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const refusal = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'));
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready, greets(refusal)]));
      socket.on('data', (bytes) => {
        if (String(bytes).startsWith('Q') && !isSilent())
          socket.write(Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  return { server, hangUp, url: `postgres://user@127.0.0.1:${(server.address() as AddressInfo).port}/some` };
}
