import { useEffect, useState } from 'react';
import { lettersMissingIn } from '../../kit/pdf/world-index.ts';
import type { Paper } from '../paper.ts';

export const wordsOn = ({ name, subject, issuer }: Paper): string => name + subject + issuer;

/** Which of these can't be printed, with a letter that our typefaces lack. */
export function useUnprintable(papers: readonly Paper[]): ReadonlyMap<Paper, string> {
  const [found, setFound] = useState<ReadonlyMap<Paper, string>>(new Map());
  useEffect(() => {
    let left = false;
    const looked = papers.map(async (paper) => {
      const [letter] = await lettersMissingIn(wordsOn(paper));
      return letter ? ([paper, letter] as const) : null;
    });
    Promise.all(looked)
      .then((all) => left || setFound(new Map(all.filter((one) => one !== null))))
      // Without a connection nothing is said beforehand. Printing says it then.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [papers]);
  return found;
}
