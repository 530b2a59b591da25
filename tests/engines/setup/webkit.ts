import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Engine, Key } from './engine.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Keys that type no character (WebDriver, 17.4.2). */
const KEYS: Readonly<Record<Key, readonly string[]>> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Space: [' '],
  ArrowDown: ['\uE015'],
  ArrowRight: ['\uE014'],
};

type Call = <Value = void>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** WebKitGTK by WebDriver over HTTP: a dozen commands, which no library would shorten. */
export async function startWebKit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-webkit-'));
  const complaints = join(folder, 'complaints');
  await writeFile(complaints, '');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  process.once('exit', () => driver.kill());
  const call = await connect(`http://127.0.0.1:${port}`);
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { pageLoad: 20_000, script: 60_000 },
        'webkitgtk:browserOptions': { binary: file('../webkit-window.py'), args: [complaints, file('collector.js')] },
      },
    },
  });
  const send: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const evaluate: Engine['evaluate'] = (script, argument) =>
    send('POST', '/execute/sync', { script: `return (${String(script)})(...arguments)`, args: [argument ?? null] });
  const strike = (keys: readonly string[]) =>
    send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...keys.map((value) => ({ type: 'keyDown', value })),
            ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });
  let read = 0;

  return {
    name: 'webkit',
    evaluate,
    // A third-party image or frame that does not respond must not block the page.
    open: (url) => send('POST', '/url', { url }).catch(ignoreTimeout),
    async resize(width) {
      await send('POST', '/window/rect', { width, height: 800 });
      for (let tries = 0; (await evaluate(() => innerWidth)) !== width; tries += 1) {
        if (tries === 50) throw new Error(`engines: the window does not become ${width} pixels wide.`);
        await setTimeout(50);
      }
    },
    press: (key) => strike(KEYS[key]),
    async type(text) {
      for (const character of text) await strike([character]);
    },
    async complaints() {
      const lines = (await readFile(complaints, 'utf8')).split('\n').filter(Boolean);
      return lines.slice(read, (read = lines.length)).map((line) => JSON.parse(line) as string);
    },
    async forgetVisitor() {
      await send('DELETE', '/cookie');
      await evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    },
    async close() {
      await send('DELETE', '');
      driver.kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function connect(origin: string): Promise<Call> {
  for (let tries = 0; !(await fetch(`${origin}/status`).catch(() => undefined)); tries += 1) {
    if (tries === 100) throw new Error('engines: WebKitWebDriver does not answer.');
    await setTimeout(100);
  }
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, {
      method,
      ...((body || method === 'POST') && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok)
      throw new Error(`engines: ${method} ${path} answers ${value.error ?? response.status}: ${value.message ?? ''}`);
    return value;
  };
}

function ignoreTimeout(error: Error): void {
  if (!error.message.includes('answers timeout')) throw error;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
