import { useCallback, useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';

const ticksOf = (formId: string): HTMLInputElement[] => {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return [];
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'checkbox' && element.name.startsWith('ids.'),
  );
};

/**
 * How many rows are ticked. The ticks are the form's own, so they hold before the scripts arrive; they go when
 * something was done with them, and stay when it was refused.
 */
export function useChosen(formId: string) {
  const [chosen, setChosen] = useState(0);
  const refused = useActionData<unknown>();
  const { state, formData } = useNavigation();
  const isSent = useRef(false);
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
    if (formData?.has('intent')) isSent.current = true;
    if (state !== 'idle') return;
    if (isSent.current && !refused) tickAll(false);
    // Rows may have been ticked before the scripts arrived, or be gone.
    else count();
    isSent.current = false;
  }, [state, formData, refused, tickAll, count]);
  return { chosen, count, tickAll };
}
