/** A question to a document, what the right answer says, and words of the place that says it. */
export interface OwnQuestion {
  question: string;
  /** Each of these is right. */
  answers: readonly string[];
  /** Words in the passage or row with the answer. */
  place: string;
}

/** A document of a kind that people have at hand, written for this benchmark. */
export interface OwnDocument {
  name: string;
  make: () => Uint8Array | Promise<Uint8Array>;
  questions: readonly OwnQuestion[];
}
