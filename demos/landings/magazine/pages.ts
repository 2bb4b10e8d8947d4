export const papers = ['crust', 'butter', 'plum', 'sage'] as const;
type Paper = (typeof papers)[number];

/** Two facing pages: a pulled line on the left, a text with its title on the right. */
export interface Opening {
  id: string;
  title: string;
  pull: string;
  text: string;
  paper: Paper;
}

/** A page of somebody's own, as it is typed. */
export interface OwnPage {
  title: string;
  text: string;
  paper: Paper;
}

export const longest = { title: 60, text: 700 };

/** What is wrong with a page, field by field; nothing where it can be bound in. */
export function pageTrouble({ title, text }: OwnPage): { title?: string; text?: string } {
  const trouble: { title?: string; text?: string } = {};
  if (title.trim() === '') trouble.title = 'Give your page a title.';
  const plain = text.trim();
  if (plain.length < 20) trouble.text = 'Write a sentence or two, at least 20 characters.';
  else if (plain.length > longest.text)
    trouble.text = `The page is full at ${longest.text} characters. Cut ${plain.length - longest.text}.`;
  return trouble;
}

/** The line that is pulled out large: the shortest sentence, or the beginning where there is one alone. */
export function pulledFrom(text: string): string {
  const sentences = (text.match(/[^.!?…]+[.!?…]+/g) ?? [text])
    .map((one) => one.trim())
    .filter((one) => one.length > 3);
  const [shortest = text.trim()] = [...sentences].sort((one, other) => one.length - other.length);
  return shortest.length > 90 ? `${shortest.slice(0, 88).replace(/\s+\S*$/, '')} …` : shortest;
}

/** All openings, with somebody's own page last. */
export const boundOf = (printed: readonly Opening[], own: OwnPage | null): Opening[] =>
  own
    ? [
        ...printed,
        {
          id: 'own',
          title: own.title.trim(),
          text: own.text.trim(),
          paper: own.paper,
          pull: pulledFrom(own.text),
        },
      ]
    : [...printed];

/** Reads what was kept in this browser; null where it is no page. */
export function ownPageFrom(kept: unknown): OwnPage | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { title, text, paper } = kept as Partial<Record<keyof OwnPage, unknown>>;
  const known = papers.find((one) => one === paper);
  if (typeof title !== 'string' || typeof text !== 'string' || !known) return null;
  const own = { title, text, paper: known };
  return Object.keys(pageTrouble(own)).length === 0 ? own : null;
}
