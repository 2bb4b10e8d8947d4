import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/test/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` looks at what visitors meet. Account and panel have as many journeys again, the kit hundreds of keys
  // and states: each has a command of its own, test:account, test:panel and check:kit. Journeys through the demos and
  // what looks at every page again are in test:long.
  projects: [
    { name: 'site', testIgnore: ['account/**', 'panel/**', 'kit/**', 'long/**'] },
    { name: 'account', testMatch: 'account/*.spec.ts' },
    { name: 'panel', testMatch: 'panel/*.spec.ts' },
    { name: 'kit', testMatch: 'kit/*.spec.ts' },
    { name: 'long', testMatch: 'long/*.spec.ts' },
  ],
  // One more than cores: journeys wait for servers and mails as often as they work.
  workers: 3,
  fullyParallel: true,
  // A busy machine is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_ADDRESS,
    // A hand hits what stands still; what moves is looked at by tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserFlags },
  },
});
