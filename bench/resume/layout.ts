import type { Facts } from './facts.ts';

/** One way to lay out a résumé, as a file. */
export interface Layout {
  name: string;
  ending: 'txt' | 'pdf' | 'docx';
  make: (facts: Facts) => Uint8Array | Promise<Uint8Array>;
}
