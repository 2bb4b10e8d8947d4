/** Where the files of the model are. */
export interface ModelPaths {
  weights: string;
  tokenizer: string;
  runtime: string;
}
