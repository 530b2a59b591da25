/**
 * The screenshots and the accessibility tree of every example: `npm test -- visual`, and `npm test -- visual
 * --update-snapshots` to accept them.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import everywhere from '../../playwright.config.ts';

const { projects: _, ...shared } = everywhere;

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  globalSetup: [fileURLToPath(new URL('../e2e/support/start-demo.ts', import.meta.url)), './collect-changes.ts'],
  timeout: 180_000,
  // Beside the examples; the first run creates the file of a new widget.
  snapshotPathTemplate: fileURLToPath(new URL('../../widgets/{arg}{ext}', import.meta.url)),
  updateSnapshots: 'missing',
  use: { ...shared.use, viewport: { width: 1440, height: 900 }, screenshot: 'off' },
});
