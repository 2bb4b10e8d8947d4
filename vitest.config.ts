import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/vite/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    include: [
      '{app,content,engines,features,kit,lib,scripts,server,ui}/**/*.test.{ts,tsx}',
      'tests/conformance/*.test.ts',
    ],
    globalSetup: ['server/db/testing/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
