import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/run/chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  // `--project=chaos --shard=1/2` runs one half of one suite.
  projects: ['e2e', 'chaos', 'security', 'hosts', 'long-run'].map((name) => ({ name, testDir: `tests/${name}` })),
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/start-demo.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Long enough for a whole journey by keyboard on a busy machine.
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 8_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
