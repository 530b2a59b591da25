/** The attacks on visitors, as they are, in Debian's Firefox. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../../../playwright.config.ts';

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export default defineConfig({
  ...chromium,
  projects: [{ name: 'firefox', testDir: root('tests/security/visitor') }],
  outputDir: root('test-results'),
  globalSetup: root('tests/e2e/support/start-demo.ts'),
  // Each widget with each attack takes a browser that is driven by messages longer.
  timeout: 180_000,
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: root('tests/security/firefox/driven-firefox.mjs') },
  },
});
