import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = '{app,art,content,demos,deploy,docs,engines,features,kit,lib,scripts,server,ui}';

/** Tests and types say nothing to visitors, operators or readers of the code's documents. */
const notRead = /\.(test|spec)\.tsx?$|\/testing\/|\.d\.ts$/;

/** The sources and documents whose texts and comments people read, from the project's folder on. */
export const textFiles = (): string[] =>
  globSync([`${folders}/**/*.{ts,tsx,md}`, '*.{ts,md}'], { cwd: root })
    .filter((file) => !notRead.test(file))
    .sort();
