import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { navigation } from './scripts/vite/navigation.ts';

export default defineConfig({
  plugins: [inlineScript(), navigation()],
  test: {
    // One more than cores: they wait for the database as often as they work.
    maxWorkers: 3,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'features',
          include: ['{content,demos,engines,features,kit,lib,scripts,ui}/**/*.test.{ts,tsx}'],
          globalSetup: ['server/db/testing/global-setup.ts'],
          // The files of a worker share what they load, as features share a process: loading was half of a run.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // The ground itself comes and goes here, so each file has a process of its own.
          include: ['{app,server}/**/*.test.{ts,tsx}', 'tests/conformance/*.test.ts'],
          globalSetup: ['server/db/testing/global-setup.ts'],
        },
      },
    ],
  },
});
