import type { Spoken } from '#engines/speak/sounds/phonemes.ts';

/** Where the files of the voices are. */
export interface GoodPaths {
  weights: readonly string[];
  voices: Readonly<Record<string, string>>;
  runtime: string;
}
export type FastPaths = Readonly<Record<'weights' | 'facts' | 'runtime', string>>;

/** What their threads are asked for. */
export interface GoodQuestion {
  symbols: string;
  voice: string;
  speed: number;
}
export interface FastQuestion {
  spoken: readonly Spoken[];
  speed: number;
  /** Nobody listens to it: it only gets the voice ready, so it gives way to sentences that somebody waits for. */
  isWarmUp?: boolean;
}
