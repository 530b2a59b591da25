#!/usr/bin/env node
/**
 * Firefox as Playwright can drive it. Playwright requires every browser to emulate a colour scheme, which Debian's
 * Firefox cannot. This proxy answers that command, and passes everything else through.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

// jsdom's library for WebSockets.
const { WebSocket, WebSocketServer } = createRequire(import.meta.resolve('jsdom'))('ws');

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => firefox.kill(signal));
firefox.once('exit', (code) => process.exit(code ?? 0));
firefox.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (!address) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (driver, { url }) => pass(driver, new WebSocket(address + url)));
});

function pass(driver, browser) {
  const early = [];
  const send = (text) => (browser.readyState === WebSocket.OPEN ? browser.send(text) : early.push(text));
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)));
  driver.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN_TO_FIREFOX) driver.send(JSON.stringify({ type: 'success', id, result: {} }));
    else send(text);
  });
  browser.on('message', (data) => driver.send(String(data)));
  driver.on('close', () => browser.close());
  browser.on('close', () => driver.close());
  for (const end of [driver, browser]) end.on('error', () => undefined);
}
