import { useCallback, useEffect, useState } from 'react';
import { useActionData } from 'react-router';

const ticksOf = (formId: string): HTMLInputElement[] => {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return [];
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'checkbox' && element.name.startsWith('ids.'),
  );
};

const isDone = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'done' in result;

/** How many rows are ticked. The ticks are the form's own, so they hold before the scripts arrive; what was done with them unticks them. */
export function useChosen(formId: string) {
  const [chosen, setChosen] = useState(0);
  const result = useActionData<unknown>();
  const count = useCallback(
    () => setChosen(ticksOf(formId).filter(({ checked }) => checked).length),
    [formId],
  );
  const tickAll = useCallback(
    (checked: boolean) => {
      for (const tick of ticksOf(formId)) tick.checked = checked;
      count();
    },
    [formId, count],
  );
  useEffect(() => {
    if (isDone(result)) tickAll(false);
    else count();
  }, [result, tickAll, count]);
  return { chosen, count, tickAll };
}
