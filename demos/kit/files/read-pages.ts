/** How far the reading is. Recognised pages take seconds, so `done` counts parts of them, too. */
export interface ReadPages {
  done: number;
  of: number;
  recognised?: true;
}

/** How far a file is that is being read. */
export function readingWords(pages: ReadPages | null): string {
  if (!pages) return 'Waiting to be read';
  const { done, of, recognised } = pages;
  if (!recognised) return `Reading ${done} of ${of}`;
  return of === 1
    ? 'Recognising the text'
    : `Recognising page ${Math.min(of, Math.floor(done) + 1)} of ${of}`;
}
