import assert from 'node:assert/strict';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { createMail, log } from '../../demo/services/index.ts';
import { openTestDatabase } from './setup/database.ts';
import type { Database } from '../../demo/services/index.ts';

const letter = {
  kind: 'password-changed',
  to: 'ada@readers.example',
  language: 'en',
  values: { undoUrl: 'https://example.com/' },
} as const;

describe('Mail by SMTP', () => {
  let database: Database;
  let server: Server;
  let received = '';
  before(async () => {
    database = await openTestDatabase();
    server = createServer((socket) => converse(socket, (text) => (received += text)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    server.close();
    await database.close();
  });

  it('reaches the server with subject, text and HTML', async () => {
    const { port } = server.address() as AddressInfo;
    const mail = createMail({ database, clock: () => new Date(), smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
    await mail.send(letter);
    await mail.idle();
    assert.match(received, /RCPT TO:<ada@readers\.example>/);
    assert.match(received, /Subject: Your password was changed/);
    assert.match(received, /text\/plain[^]*text\/html/);
  });

  it('lets mail programs end a subscription with one request (RFC 8058)', async () => {
    received = '';
    const { port } = server.address() as AddressInfo;
    const mail = createMail({ database, clock: () => new Date(), smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
    const oneClickUrl = 'https://example.com/one-click';
    const values = { titles: ['The Friday Letter'], url: 'https://example.com/', oneClickUrl };
    await mail.send({ kind: 'subscribed', to: 'ada@readers.example', language: 'en', values });
    await mail.idle();
    assert.match(received, /^List-Unsubscribe: <https:\/\/example\.com\/one-click>\r$/m);
    assert.match(received, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('arrives after a first one was lost with the database', async () => {
    const report = mock.method(log, 'error', () => undefined);
    const { port } = server.address() as AddressInfo;
    let isAway = true;
    const flaky: Database = {
      ...database,
      query: (text, values) => (isAway ? Promise.reject(new Error('away')) : database.query(text, values)),
    };
    const mail = createMail({
      database: flaky,
      clock: () => new Date(),
      smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    });
    await mail.send(letter);
    assert.match(String(report.mock.calls[0]?.arguments), /could not be stored/);
    [isAway, received] = [false, ''];
    await mail.send(letter);
    await mail.idle();
    assert.match(received, /RCPT TO:<ada@readers\.example>/);
    report.mock.restore();
  });

  it('never fails the request that sent it', async () => {
    const report = mock.method(log, 'warn', () => undefined);
    const mail = createMail({ database, clock: () => new Date(), smtpUrl: 'smtp://127.0.0.1:1' });
    await mail.send(letter);
    await mail.idle();
    assert.match(JSON.stringify(report.mock.calls[0]?.arguments), /ESOCKET.*nextAttempt.*was not accepted/);
    report.mock.restore();
    const [{ count } = { count: 0 }] = await database.query<{ count: number }>('SELECT count(*)::int FROM mail_queue');
    assert.equal(count, 1, 'it waits');
  });
});

/** A minimal SMTP server for one e-mail. */
function converse(socket: Socket, onText: (text: string) => void): void {
  let isData = false;
  socket.setEncoding('utf8');
  socket.write('220 test\r\n');
  socket.on('data', (text: string) => {
    onText(text);
    if (isData && text.endsWith('\r\n.\r\n')) {
      isData = false;
      socket.write('250 taken\r\n');
    } else if (text.startsWith('DATA')) {
      isData = true;
      socket.write('354 go on\r\n');
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else if (!isData) socket.write('250 ok\r\n');
  });
}
