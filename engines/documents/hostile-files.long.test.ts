import { it } from 'vitest';
import { expectItsEnd } from './testing/expect-its-end.ts';
import { hostileFiles } from './testing/hostile-files.ts';

it.each(hostileFiles.filter(({ takesLong }) => takesLong))('$what ($name)', expectItsEnd);
