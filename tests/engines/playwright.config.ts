/**
 * Engines other than Chromium: every kind of page and some journeys in both, and in Debian's Firefox also the attacks
 * on visitors and the copies of rendered markup.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config.ts';
import type { EngineOptions } from './setup/index.ts';

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const drivenFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: root('tests/engines/driven-firefox.mjs') },
} as const;

export default defineConfig<object, EngineOptions>({
  ...chromium,
  projects: [
    { name: 'firefox', testDir: root('tests/engines'), use: { engineName: 'firefox' } },
    { name: 'attacks', testDir: root('tests/security/visitor'), use: drivenFirefox },
    { name: 'copies', testDir: root('tests/e2e/loader'), testMatch: 'copies.spec.ts', use: drivenFirefox },
    { name: 'webkit', testDir: root('tests/engines'), use: { engineName: 'webkit' } },
  ],
  // Playwright's screenshot style would violate the page's CSP.
  use: { ...chromium.use, screenshot: 'off' },
  outputDir: root('test-results'),
  globalSetup: root('tests/engines/setup/start-demo.ts'),
  // Each widget with each attack takes longer in a browser that is driven by BiDi messages.
  timeout: 180_000,
});
