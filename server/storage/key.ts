import { AppError } from '../errors.ts';

const part = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/** Gives the key back, or refuses one that could leave the storage or confuse a system. */
export function checkKey(key: string): string {
  if (key.length <= 512 && key.split('/').every((name) => part.test(name) && !name.endsWith('.'))) return key;
  throw new AppError({ status: 400, code: 'bad_key', message: 'This is not the name of a file.' });
}
