import { services } from '../services.ts';
import type { People } from './find-people.ts';

/** How people are found. */
export const people = (): People => services().known.people;
