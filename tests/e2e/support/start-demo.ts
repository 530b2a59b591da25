import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the demonstration once for all journeys, on free ports and with data of its own. Returns what stops it.
 * Whoever writes tests may name one that runs already: INLAY_SITE, INLAY_CDN and INLAY_MICROSITE.
 */
export default async function startDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['INLAY_SITE']) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'inlay-e2e-'));
  // Filling the database, the embedded server makes so much that is soon forgotten that a third of the time went into clearing it up.
  const demo = spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', 'demo/start.ts', '--no-build'], {
    env: {
      ...process.env,
      PORT: '0',
      CDN_PORT: '0',
      MICROSITE_PORT: '0',
      DATA_FOLDER: join(folder, 'database'),
      DATABASE_SCHEMA: `e2e_${process.pid}`,
      INLAY_FAULTS: '1',
      // Visitors are many in tests; a captcha that takes a phone a second would take all of them minutes.
      RATE_LIMIT_FACTOR: '1000',
      CAPTCHA_COST: '10',
      CAPTCHA_GUESSES: '20',
    },
  });
  const output = await readyOutput(demo);
  for (const [name, label] of [['SITE', 'Site'], ['CDN', 'Static'], ['MICROSITE', 'Microsite']] as const) {
    process.env[`INLAY_${name}`] = new RegExp(`^${label} +(\\S+)`, 'm').exec(output)?.[1];
  }
  return async () => {
    const ended = new Promise((resolve) => demo.once('exit', resolve));
    demo.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

function readyOutput(demo: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += String(text);
      if (/^ready$/m.test(output)) resolve(output);
    };
    demo.stdout!.on('data', read);
    demo.stderr!.on('data', read);
    demo.once('exit', (code) => reject(new Error(`The demonstration did not start (code ${code}):\n${output}`)));
  });
}
