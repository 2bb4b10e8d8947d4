import type { Models } from '#engines/answer/answer.ts';
import type { ModelHooks } from './model-report.ts';
import { modelsInBrowser } from './models-in-browser.ts';
import { modelsOnServer } from './models-on-server.ts';

/** Where models run. */
export type ModelPlace = 'server' | 'browser';

/** The models that find and read passages, on the server or in this browser: the same files, the same answers. */
export const modelsFor = (place: ModelPlace, hooks: ModelHooks): Models =>
  place === 'server' ? modelsOnServer(hooks) : modelsInBrowser(hooks);
