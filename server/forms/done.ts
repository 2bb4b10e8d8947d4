/** What something that staff did leads to: the word for it, what takes it back, and the page that shows it (the same one by default). */
export interface Done {
  said: string;
  undo?: string;
  /** Something that the next page shows once: it travels in a cookie that no script can read. */
  secret?: string;
  to?: string;
}
