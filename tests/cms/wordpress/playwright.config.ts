/** The examples as posts of a real WordPress, in its themes: `npm test -- wordpress`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import everywhere from '../../../playwright.config.ts';

const { globalSetup: _, projects: __, ...shared } = everywhere;

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../../test-results', import.meta.url)),
  // One site, whose theme changes.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
});
