/** A value that exists once per process, even when a bundler copies the module that holds it into two bundles. */
export function globalCell<T>(name: string, make: () => T): T {
  const key = Symbol.for(`akra.${name}`);
  const holder = globalThis as Record<symbol, unknown>;
  if (!(key in holder)) holder[key] = make();
  return holder[key] as T;
}
