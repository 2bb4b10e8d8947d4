import type { Plugin } from 'vite';

const settings = '__zod_globalConfig = {}';

/**
 * Tells Zod not to write functions from text. It would only try: the pages' policy forbids it, and every browser
 * reports the attempt, which must not be the first thing an inspector shows of a demo.
 */
export function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    transform(code, id) {
      if (this.environment.name !== 'client' || !/zod[\\/]v4[\\/]core[\\/]core\.js/.test(id)) return null;
      // A new version may keep its settings elsewhere, and the attempt must not return unnoticed.
      if (!code.includes(settings)) throw new Error('Zod no longer keeps its settings where they were');
      return { code: code.replace(settings, '__zod_globalConfig = { jitless: true }'), map: null };
    },
  };
}
