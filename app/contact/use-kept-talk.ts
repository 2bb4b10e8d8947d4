import { useEffect, useState } from 'react';
import { topics } from '#features/enquiries/choices.ts';
import { forgetValues } from '#ui/fields/kept-values.ts';
import { beginning, type Talk } from './talk.ts';

const place = 'form:contacts-3';

/** Under which name the fields of a question keep what is being typed. */
export const stepPlace = (step: Talk['step']): string => `contacts-3-${step}`;

/** What was kept, if it is a conversation: whoever changed it by hand begins anew. */
export function talkFrom(kept: string | null): Talk | null {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { step, topic, message } = { step: 0, topic: '', message: '', ...value };
  if (typeof message !== 'string' || !topics.some((each) => each.value === topic)) return null;
  if (step === 2 && message !== '') return { step, topic, message, wrong: null };
  return step === 0 ? { step, topic, message, wrong: null } : { step: 1, topic, message, wrong: null };
}

/** Forgets a conversation that was sent. */
export function forgetTalk(): void {
  sessionStorage.removeItem(place);
  for (const step of [0, 1] as const) forgetValues(stepPlace(step));
}

/** The conversation as the server answered it, or as this tab kept it: a reload goes on where it was. */
export function useKeptTalk(answered: Talk | null): Talk {
  const [kept, setKept] = useState<Talk | null>(null);
  useEffect(() => {
    if (answered) sessionStorage.setItem(place, JSON.stringify(answered));
    else setKept(talkFrom(sessionStorage.getItem(place)));
  }, [answered]);
  return answered ?? kept ?? beginning;
}
