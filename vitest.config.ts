import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { navigation } from './scripts/vite/navigation.ts';
import { threads } from './scripts/vite/threads.ts';

/** What takes long and seldom breaks: `npm run test:long` runs these, `npm test` does not. */
const long = '**/*.long.test.ts';
/** What needs models of hundreds of megabytes: `npm run test:models` runs these, after fetching them. */
const models = '**/*.models.test.ts';
const exclude = [...configDefaults.exclude, long, models];

/** What starts and stops the database or the services of a process, or defines jobs, listeners and lists for one test. */
const alone = [
  'server/services.test.ts',
  'server/{db,events,jobs}/**/*.test.ts',
  'server/tables/{define,find-in}-table.test.ts',
];

/** The files of a worker share what they load, as features share a process: loading was half of a run. */
const shared = {
  isolate: false,
  setupFiles: ['server/testing/release-clock.ts', 'server/testing/forget-versions.ts'],
};
const globalSetup = ['server/db/testing/global-setup.ts'];

export default defineConfig({
  plugins: [inlineScript(), navigation(), threads()],
  test: {
    // One more than cores: they wait for the database as often as they work.
    maxWorkers: 3,
    // A busy machine is slow, not broken: these end what hangs. The first file also waits for the making of the database.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'features',
          exclude,
          include: ['{bench,content,demos,docs,engines,features,kit,lib,scripts,ui}/**/*.test.{ts,tsx}'],
          ...shared,
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          exclude,
          // Apart from the features: these load the whole site.
          include: ['app/**/*.test.{ts,tsx}'],
          ...shared,
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          exclude: [...exclude, ...alone],
          include: ['server/**/*.test.ts', 'tests/conformance/*.test.ts'],
          ...shared,
          globalSetup,
        },
      },
      {
        extends: true,
        // Each file has a process of its own.
        test: { name: 'alone', exclude, include: alone, globalSetup },
      },
      {
        extends: true,
        test: { name: 'long', include: [long], globalSetup },
      },
      {
        extends: true,
        test: { name: 'models', include: [models] },
      },
    ],
  },
});
