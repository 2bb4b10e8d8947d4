import { useEffect, useState } from 'react';
import { daysBetween, daysLater } from '#lib/time/days.ts';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { answerNow, type Dose, dosesOf, withDose } from './rules/doses.ts';
import {
  type Card,
  type DoseAnswer,
  type Journal,
  journalFrom,
  type Moment,
  type Slot,
  withEntry,
  withoutEntry,
  withSeen,
} from './rules/journal.ts';
import { begun } from './rules/sample-week.ts';
import { answerOffer, moveVisit, offerVisit } from './rules/visits.ts';
import { medicines } from './words.ts';

const place = 'showcase-patient';

/** The moment that the server draws; the browser takes its own as soon as it is there. */
const drawn: Moment = { day: '2026-11-17', time: '08:05' };

/** How far one can look back and ahead from today. The sheet has a column for each of these days. */
export const reach = { back: 5, ahead: 1 } as const;

function momentNow(): Moment {
  const date = new Date();
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** What phone and sheet share. Every change is kept in this browser. */
export function usePatient() {
  const [now, setNow] = useState(drawn);
  const [journal, setJournal] = useState(() => begun(drawn.day));
  const [opened, setOpened] = useState(journal.next);
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    const moment = momentNow();
    setNow(moment);
    const found = journalFrom(keptState(place)) ?? begun(moment.day);
    setJournal(found);
    setOpened(found.next);
    const turning = setInterval(() => setNow(momentNow()), 20_000);
    return () => clearInterval(turning);
  }, []);

  function change(next: Journal) {
    // What was just written may not lie ahead of the clock that draws it.
    setNow(momentNow());
    setJournal(next);
    keepState(place, next);
  }
  const add = (entry: Parameters<typeof withEntry>[2]) => change(withEntry(journal, momentNow(), entry));
  const day = daysLater(now.day, ahead);
  return {
    journal,
    now,
    /** The number of the next entry when the page opened: whatever has a higher one is new. */
    opened,
    /** The day that phone and sheet show. */
    day,
    dosesOn: (on: string) => dosesOf(medicines, journal, on),
    lookAt: (on: string) => setAhead(Math.max(-reach.back, Math.min(reach.ahead, daysBetween(now.day, on)))),
    sayDose: (dose: Dose, state: DoseAnswer['state'] | null) =>
      change(withDose(journal, dose.key, state ? answerNow(dose, state, momentNow().time) : null)),
    add,
    remove: (n: number) => change(withoutEntry(journal, n)),
    markRead: (n: number) => change(withSeen(journal, n, momentNow().time)),
    moveVisit: (to: Slot) => change(moveVisit(journal, momentNow(), to)),
    offerVisit: (to: Slot) => change(offerVisit(journal, momentNow(), to)),
    answerOffer: (state: 'settled' | 'declined') => change(answerOffer(journal, state)),
    writeCard: (card: Card) => change({ ...journal, next: journal.next + 1, card }),
    startAgain: () => {
      setJournal(begun(now.day));
      setAhead(0);
      forgetState(place);
    },
  };
}

export type UsePatient = ReturnType<typeof usePatient>;
