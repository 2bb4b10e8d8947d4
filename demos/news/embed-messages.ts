/** Where the files of the model are. */
export interface ModelPaths {
  weights: string;
  tokenizer: string;
  runtime: string;
}

/** One text for the model. */
export interface EmbedQuestion {
  id: number;
  text: string;
}

/** Its vector, or why there is none. */
export type EmbedAnswer = { id: number; vector: Float32Array } | { id: number; problem: string };
