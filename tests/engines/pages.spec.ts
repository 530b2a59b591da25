import { expect, readDemo, test } from './setup/index.ts';
import { findOverflow, mountAll } from './setup/widgets.ts';

/** Each worker takes the next one when it has finished. */
const PARTS = 8;

for (let part = 0; part < PARTS; part += 1) {
  test(`every kind of page mounts, logs nothing and fits a phone and a desktop, part ${part + 1} of ${PARTS}`, async ({
    engine,
  }) => {
    const paths = JSON.parse(process.env['ENGINE_PAGES'] ?? '[]') as string[];
    expect(paths.length).toBeGreaterThan(130);
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await engine.open(readDemo().site + path);
      await engine.resize(360);
      const missing = await mountAll(engine);
      const narrow = await findOverflow(engine);
      await engine.resize(1280);
      missing.push(...(await mountAll(engine)));
      const found = { missing, narrow, wide: await findOverflow(engine), complaints: await engine.complaints() };
      expect.soft(found, path).toEqual({ missing: [], narrow: [], wide: [], complaints: [] });
    }
  });
}
