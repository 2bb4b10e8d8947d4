import { useState } from 'react';

interface Refusal {
  problem: string;
  field?: string;
}

/** What is typed into a form and not yet entered. A refusal goes as soon as something is changed. */
export function useDraft<Typed extends object>(first: Typed) {
  const [typed, setTyped] = useState(first);
  const [wrong, setWrong] = useState<Refusal | null>(null);
  return {
    typed,
    put: (next: Partial<Typed>) => {
      setTyped({ ...typed, ...next });
      setWrong(null);
    },
    refuse: setWrong,
    errorOf: (field: string) => (wrong?.field === field ? wrong.problem : undefined),
    /** Why the whole was refused, where that is about none of its fields. */
    problem: wrong && !wrong.field ? wrong.problem : undefined,
  };
}
