/** A recording that the project made itself, with what is needed to draw it before it is loaded. */
export interface Recording {
  src: string;
  /** A WebVTT file that says what is heard. */
  captions: string;
  title: string;
  seconds: number;
  /** How loud each of so many equal parts is, from 0 to 100. */
  peaks: readonly number[];
}
