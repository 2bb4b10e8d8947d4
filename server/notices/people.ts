import { ground } from '../ground.ts';
import type { People } from './find-people.ts';

/** How people are found. */
export const people = (): People => ground().known.people;
