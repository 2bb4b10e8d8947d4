import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/test/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags },
  },
});
