const said = 'have no text. They are either empty or pictures.';

/** What is noted of a PDF some of whose pages have no text. */
export const emptyPagesNote = (empty: number, of: number): string => `${empty} of its ${of} pages ${said}`;

export const isEmptyPagesNote = (note: string): boolean => note.endsWith(said);
