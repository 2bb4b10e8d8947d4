import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/test/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  // Each project has a command that runs all of it: test:site, test:account, test:panel, check:kit and test:long, which
  // has the journeys through the demos and looks at every page again. `npm test` runs what is tagged @smoke in any of
  // them: the sweep over the public pages and one or two journeys of each area.
  projects: [
    { name: 'site', testIgnore: ['account/**', 'panel/**', 'kit/**', 'long/**'] },
    { name: 'account', testMatch: 'account/*.spec.ts' },
    { name: 'panel', testMatch: 'panel/*.spec.ts' },
    { name: 'kit', testMatch: 'kit/*.spec.ts' },
    { name: 'long', testMatch: 'long/*.spec.ts' },
  ],
  // One more than cores: journeys wait for servers and emails as often as they work.
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
