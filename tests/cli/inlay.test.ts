import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';

// Declarations share folders with components, and those import their stylesheets.
const NO_CSS = `import { register } from 'node:module'; register('${new URL('../../build/no-css.mjs', import.meta.url).href}')`;
const COMMAND = ['--import', 'tsx', '--import', `data:text/javascript,${NO_CSS}`, 'cli/inlay.ts'];

describe('inlay', () => {
  it('explains each command with -h', () => {
    for (const command of ['init', 'new', 'check', 'migrate', 'check-services']) {
      const { status, stdout } = spawnSync(process.execPath, [...COMMAND, command, '-h'], { encoding: 'utf8' });
      assert.equal(status, 0, command);
      assert.match(stdout, new RegExp(`^inlay ${command} `));
    }
  });

  it('ends without an error if the reader of its output has enough', async () => {
    const child = spawn(process.execPath, [...COMMAND, 'check', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let complaints = '';
    child.stderr.on('data', (text) => void (complaints += String(text)));
    const [code] = (await once(child, 'close')) as [number];
    assert.deepEqual([code, complaints], [0, '']);
  });
});
