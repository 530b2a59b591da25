import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { cpuSeconds, parseStat } from './cpu.ts';

describe('CPU time of a process', () => {
  it('is read from after a name with spaces and parentheses', () => {
    const stat = '42 (postgres: (a b) 1) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 25 75 20 0 1 0 99';
    assert.deepEqual(parseStat(stat), { parent: 7, seconds: 3 });
  });

  it('includes its children', { skip: process.platform !== 'linux' }, async () => {
    const before = await cpuSeconds(process.pid);
    const busy = spawn(process.execPath, ['--eval', 'for (const end = Date.now() + 400; Date.now() < end; );']);
    await once(busy, 'exit');
    const used = (await cpuSeconds(process.pid)) - before;
    assert.ok(used > 0.05, `used ${used} s`);
  });
});
