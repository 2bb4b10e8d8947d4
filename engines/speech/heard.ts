/** A word as the model heard it. */
export interface HeardWord {
  text: string;
  /** How probable the model held it to be, from 0 to 1: the least sure of its parts. */
  sure: number;
}

/** Hears the words of a piece of sound at 16 kHz. */
export type Hear = (samples: Float32Array) => Promise<HeardWord[]>;
