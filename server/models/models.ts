import { join } from 'node:path';
import { services } from '../services.ts';
import { type ModelStore, makeModelStore } from './model-store.ts';

let opened: { root: string; store: ModelStore } | null = null;

/** The models in this site's data folder. */
export function modelStore(): ModelStore {
  const root = join(services().env.DATA_DIR, 'models');
  if (opened?.root !== root) opened = { root, store: makeModelStore(root) };
  return opened.store;
}
