import { test as base, expect } from '@playwright/test';
import { readDemo } from '../../e2e/setup/demo.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor, type KeyboardVisitor } from './keyboard-visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect, readDemo };
export type { Engine, KeyboardVisitor };

export interface EngineOptions {
  engineName: Engine['name'];
}

const starts = { firefox: startFirefox, webkit: startWebKit };

/** Tests of one worker share a browser; a journey fails on any error of its pages. */
export const test = base.extend<{ visitor: KeyboardVisitor }, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine }, use) => {
    // A page with scripts would notice that its session has ended, and may redirect.
    await engine.open(`${readDemo().site}/robots.txt`);
    await engine.forgetVisitor();
    await engine.resize(1280);
    await engine.complaints();
    await use(createVisitor(engine, readDemo().site));
    expect(await engine.complaints(), 'what the pages complained of').toEqual([]);
  },
});
