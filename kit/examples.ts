import type { ComponentType } from 'react';

interface ExampleModule {
  default: ComponentType;
  heading: string;
}

/** A runnable example with its own source. */
export interface KitExample {
  file: string;
  heading: string;
  Example: ComponentType;
  source: string;
}

const modules = import.meta.glob<ExampleModule>('./*/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** The examples of a page of the kit (`/ui/buttons`): those in the folder of its name. */
export function examplesOf(path: string): KitExample[] {
  const folder = `./${path.replace('/ui/', '')}/`;
  return Object.entries(modules)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, module]) => ({
      file: file.replace('./', 'kit/'),
      heading: module.heading,
      Example: module.default,
      source: sources[file] ?? '',
    }));
}
