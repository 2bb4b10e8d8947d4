import { readerIn } from '../../kit/import/reader.ts';
import type { Figures } from '../figures.ts';

/** Reads a visitor's figures. */
export const readFigures = readerIn<Figures>(
  () => new Worker(new URL('../read.worker.ts', import.meta.url), { type: 'module' }),
);

/** As it could be pasted. */
export const sampleRows = 'Month;Orders\n01/2026;1.240,50\n02/2026;1.312,00\n03/2026;1.190,75';
