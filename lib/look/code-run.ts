/** A run of code: plain text, or the class of its colour and the text. */
export type CodeRun = string | readonly [colour: string, text: string];
