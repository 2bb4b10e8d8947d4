/** A value of the look, by its name in tokens.css without the dashes. */
export interface Token {
  name: string;
  value: string;
}

/** The tokens by what they are for. */
export interface TokenGroups {
  hues: readonly Token[];
  grounds: readonly Token[];
  meanings: readonly Token[];
  faces: readonly Token[];
  rounds: readonly Token[];
  motion: readonly Token[];
}
