import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the demo on free ports with its own data. Resolves with its addresses, as the tests read them from the
 * environment, and a function that stops it; rejects with its output if it does not start.
 */
export async function startDemo(environment = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-e2e-'));
  // Filling the embedded database creates much short-lived garbage: with small semi-spaces, a third of the time is
  // garbage collection.
  const demo = spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', 'demo/start.ts', '--no-build'], {
    env: {
      ...process.env,
      PORT: '0',
      CDN_PORT: '0',
      MICROSITE_PORT: '0',
      DATA_FOLDER: join(folder, 'database'),
      DATABASE_SCHEMA: `e2e_${process.pid}`,
      INLAY_FAULTS: '1',
      // Tests have many visitors; a captcha that takes a phone a second would take minutes in all.
      RATE_LIMIT_FACTOR: '1000',
      CAPTCHA_COST: '10',
      CAPTCHA_GUESSES: '20',
      ...environment,
    },
  });
  const end = () => demo.kill('SIGTERM');
  process.once('exit', end);
  const output = await readyOutput(demo);
  const address = (label) => new RegExp(`^${label} +(\\S+)`, 'm').exec(output)?.[1] ?? '';
  return {
    addresses: { INLAY_SITE: address('Site'), INLAY_CDN: address('Static'), INLAY_MICROSITE: address('Microsite') },
    async stop() {
      process.off('exit', end);
      const ended = new Promise((resolve) => demo.once('exit', resolve));
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readyOutput(demo) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text) => {
      output += text;
      if (/^ready$/m.test(output)) resolve(output);
    };
    demo.stdout.on('data', read);
    demo.stderr.on('data', read);
    demo.once('exit', (code) => reject(new Error(`The demonstration did not start (code ${code}):\n${output}`)));
  });
}
