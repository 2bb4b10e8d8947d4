import { useEffect, useRef, useState } from 'react';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { type ScrapeState, scrapeState } from '../state.ts';
import { firstQuestion, placeholderAddress, problemOf, type Question, type Wrong } from './question.ts';
import type { Brought } from './read-brought.ts';
import type { Scrape } from './use-scrape.ts';

export interface Asking {
  question: Question;
  wrong: Wrong | null;
  change: (part: Partial<Question>) => void;
  /** What is to be said about a link or a recipe that could not be opened whole. */
  trouble: string | null;
  dismiss: () => void;
  /** Reads the page that is asked for. */
  read: () => void;
  /** Reads once more what could not be read. */
  again: () => void;
  /** Opens an example. */
  begin: (id: string) => void;
  /** Opens what somebody saved or pasted. */
  bring: (brought: Brought) => void;
}

const cutOff = 'The link is incomplete, so you see the example instead. Ask the sender for the whole link.';
const withoutPage =
  'The recipe is here, but its page was pasted and isn’t included. Paste its source to see the rows.';

/** What is asked for: typed, chosen, brought or carried by the page's own address. */
export function useAsking({ readAddress, readSource, page }: Scrape, onRead: () => void): Asking {
  const [question, setQuestion] = useState<Question>(firstQuestion);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const last = useRef(() => {});

  function openState({ example, pasted, recipe }: ScrapeState) {
    setTrouble(pasted ? withoutPage : null);
    if (pasted) {
      page.history.change(() => recipe);
      setQuestion((before) => ({ ...before, from: 'source', sourceAddress: recipe.address }));
      return;
    }
    if (!example) setQuestion((before) => ({ ...before, from: 'address', address: recipe.address }));
    last.current = () => readAddress(example ? `example:${example}` : recipe.address, { recipe });
    last.current();
  }
  const restore = useRef(openState);
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = scrapeState.safeParse(given);
      if (read.success) restore.current(read.data);
      else setTrouble(cutOff);
      clearAddress();
    });
  }, []);

  function read(next: Question) {
    setQuestion(next);
    const missing = problemOf(next);
    setWrong(missing);
    if (missing) return;
    setTrouble(null);
    onRead();
    last.current = () => {
      if (next.from === 'address') readAddress(next.address.trim());
      else readSource(next.source, typedAddress(next.sourceAddress) || placeholderAddress);
    };
    last.current();
  }
  /** Opens an example beside what was typed, which stays in its fields. */
  function begin(id: string) {
    setWrong(null);
    setTrouble(null);
    onRead();
    last.current = () => readAddress(`example:${id}`);
    last.current();
  }
  return {
    question,
    wrong,
    change: (part) => {
      setWrong(null);
      setQuestion((before) => ({ ...before, ...part }));
    },
    trouble,
    dismiss: () => setTrouble(null),
    read: () => read(question),
    again: () => last.current(),
    begin,
    bring: (brought) => {
      if ('state' in brought) openState(brought.state);
      else read({ ...question, from: 'source', source: brought.source });
    },
  };
}
