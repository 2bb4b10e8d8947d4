import { useEffect, useState } from 'react';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { dayText, leftText } from './day-text.ts';
import { type Choice, type Course, choiceFrom, daysLeft, heldCourses, hold, nextClosing } from './rules.ts';
import { courses, firstThree } from './words.ts';

const place = 'showcase-futures';
const untouched: Choice = { held: firstThree, ready: ['School report'], note: '', unshared: [] };

/** In what order the server draws the courses; how many days are left is only said by the browser, which knows today. */
const drawnDay = '2026-11-01';

/** The courses in hand, the papers that are ready, and today; every change is kept in this browser. */
export function useChoice() {
  const [choice, setChoice] = useState<Choice>(untouched);
  const [now, setNow] = useState<string | null>(null);
  const today = now ?? drawnDay;
  useEffect(() => {
    const kept = choiceFrom(keptState(place), courses);
    if (kept) setChoice(kept);
    const date = new Date();
    setNow(new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);
  function change(next: Choice) {
    setChoice(next);
    keepState(place, next);
  }
  const without = (list: readonly string[], one: string) => list.filter((each) => each !== one);
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? without(list, one) : [...list, one];
  return {
    choice,
    today,
    held: heldCourses(courses, choice, today),
    /** The last day of applying, and how many days that leaves. */
    closing: (course: Course) => {
      const day = dayText(nextClosing(course, today));
      return now === null ? day : `${day}, ${leftText(daysLeft(course, today))}`;
    },
    hold: (id: string, instead?: string) => change(hold(choice, id, instead)),
    drop: (id: string) => change({ ...choice, held: without(choice.held, id) }),
    togglePaper: (name: string) => change({ ...choice, ready: toggled(choice.ready, name) }),
    toggleShared: (id: string) => change({ ...choice, unshared: toggled(choice.unshared, id) }),
    write: (note: string) => change({ ...choice, note }),
    startAgain: () => change(untouched),
  };
}

export type UseChoice = ReturnType<typeof useChoice>;
