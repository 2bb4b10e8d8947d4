/** How far the reading is: pages, slides, chapters or sheets. */
export type ReadProgress = (done: number, of: number) => void;
