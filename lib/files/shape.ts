/** Checks whether a value from outside has the type that the code expects. The server uses Zod for this; pages without Zod load only these few lines. */
export type Is<T> = (value: unknown) => value is T;

export const isText: Is<string> = (value) => typeof value === 'string';
export const isNumber: Is<number> = (value) => typeof value === 'number';
export const isFlag: Is<boolean> = (value) => typeof value === 'boolean';
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isJust =
  <T extends string | null>(word: T): Is<T> =>
  (value): value is T =>
    value === word;

export const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const orAbsent =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);

export const listOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

export const recordOf =
  <T>(is: Is<T>): Is<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.values(value).every(is);

/** An object with these fields; further fields are allowed. */
export const shaped =
  <T extends object>(fields: { [Name in keyof Required<T>]: Is<T[Name]> }): Is<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Is<unknown>>(fields).every(([name, is]) => is(value[name]));
