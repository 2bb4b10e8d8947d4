import { services } from '../services.ts';
import type { PersonalData } from './define.ts';

/** Everything that was declared, in the order of the names. */
export const personalData = (): PersonalData[] =>
  [...services().known.personalData.values()].toSorted((a, b) => a.name.localeCompare(b.name));
