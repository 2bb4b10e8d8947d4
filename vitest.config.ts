import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { navigation } from './scripts/vite/navigation.ts';
import { threads } from './scripts/vite/threads.ts';

/** What takes long and seldom breaks: `npm run test:long` runs these, `npm test` does not. */
const long = '**/*.long.test.ts';
const exclude = [...configDefaults.exclude, long];

export default defineConfig({
  plugins: [inlineScript(), navigation(), threads()],
  test: {
    // One more than cores: they wait for the database as often as they work.
    maxWorkers: 3,
    testTimeout: 30_000,
    // The first file of a run waits for the database server's making, others for the first.
    hookTimeout: 90_000,
    // The files of a worker share what they load, as features share a process: loading was half of a run.
    isolate: false,
    setupFiles: ['server/testing/release-clock.ts', 'server/testing/forget-versions.ts'],
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'features',
          exclude,
          include: ['{bench,content,demos,docs,engines,features,kit,lib,scripts,ui}/**/*.test.{ts,tsx}'],
          globalSetup: ['server/db/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          exclude,
          // Apart from the features: what these load brings the seeds of all of them into a world.
          include: ['app/**/*.test.{ts,tsx}'],
          globalSetup: ['server/db/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          exclude,
          // The ground itself comes and goes here, so each file has a process of its own.
          isolate: true,
          include: ['server/**/*.test.ts', 'tests/conformance/*.test.ts'],
          globalSetup: ['server/db/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          isolate: true,
          include: [long],
          testTimeout: 120_000,
          globalSetup: ['server/db/testing/global-setup.ts'],
        },
      },
    ],
  },
});
