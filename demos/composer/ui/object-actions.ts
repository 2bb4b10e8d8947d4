/** What can be done to an object of the picture. */
export interface ObjectActions {
  select: (id: string | null) => void;
  /** Changes from here to the next call are undone together. */
  beginStep: () => void;
  move: (id: string, x: number, y: number) => void;
  nudge: (id: string, right: number, down: number) => void;
  size: (id: string, height: number) => void;
  colour: (id: string, hex: string | null, word: string | null) => void;
  replace: (id: string, part: string, noun: string) => void;
  tone: (id: string, part: string) => void;
  flip: (id: string) => void;
  shift: (id: string, by: 1 | -1) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
}
