/** What a thread says to the server. */
export type FromThread =
  | { is: 'progress'; progress: unknown }
  | { is: 'ask'; id: number; question: unknown }
  | { is: 'done'; result: unknown }
  /** `told` is false where the visitor would not understand what went wrong. */
  | { is: 'failed'; message: string; told: boolean };

/** What the server answers to a question of a thread. */
export type ToThread = { id: number; answer: unknown } | { id: number; refused: string };

/** What is asked of a thread that stays, numbered because answers may come in another order. */
export interface KeptQuestion<Question> {
  id: number;
  question: Question;
}

/** What it answers, or what went wrong. */
export type KeptAnswer<Answer> = { id: number; answer: Answer } | { id: number; problem: Error };
