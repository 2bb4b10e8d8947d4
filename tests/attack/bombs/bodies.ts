import { type Bomb, filled } from './bomb.ts';

const keys = `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":0`).join()}}`;
const shapes: Readonly<Record<string, string>> = {
  'lists in each other': `${'['.repeat(490_000)}${']'.repeat(490_000)}`,
  'objects in each other': `${filled('{"a":', 800_000)}0${'}'.repeat(160_000)}`,
  'empty lists': `[${filled('[],', 990_000)}0]`,
  numbers: `[${filled('0,', 990_000)}0]`,
  keys,
};

const into: Readonly<Record<string, (shape: string) => string>> = {
  '/api/tools/news': (shape) => `{"do":"ask","question":"What is it?","articles":${shape}}`,
  '/api/tools/scraper': (shape) => `{"is":"collect","recipe":${shape}}`,
  '/api/tools/privacy': (shape) => `{"address":"https://a.example","source":${shape}}`,
  '/api/saved': (shape) => `{"things":${shape}}`,
};

/** JSON that takes long to parse or to check, into everything that takes some. */
export const bodyBombs: readonly Bomb[] = Object.entries(into).flatMap(([path, wrap]) =>
  Object.entries(shapes).map(([name, shape]) => ({
    name: `${path}: ${name}`,
    aims: 'server/http/door',
    path,
    body: () => wrap(shape),
  })),
);
