import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project-root.ts';

/** The program's version, as package.json tells it. */
export const programVersion = (): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))).version;
