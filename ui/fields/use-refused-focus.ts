import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './reveal-field.ts';

/** What a form says about its wrong fields, one after the other. */
const complaintsIn = (form: HTMLElement): string =>
  [...form.querySelectorAll('[aria-invalid="true"]')]
    .map((wrong) => wrong.closest('[data-field-id]')?.textContent)
    .join('\n');

function focusFirstWrong(form: HTMLElement): void {
  const wrong = form.querySelector('[aria-invalid="true"]')?.closest<HTMLElement>('[data-field-id]');
  leadTo(wrong?.querySelector<HTMLElement>('input, select, textarea'));
}

/** Whether the page itself is the answer to a form that was refused, and nobody has gone on from there yet. */
function isFreshRefusal(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (opened?.responseStatus ?? 0) >= 400 && document.activeElement === document.body && scrollY === 0;
}

/**
 * Leads to the first field that a server refused, as the browser's own check does: its error is read out there.
 * Gives what a form calls when it is sent.
 */
export function useRefusedFocus(form: RefObject<HTMLFormElement | null>): () => void {
  /** What was complained about when the form was sent; null while no answer is awaited. */
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (form.current && isFreshRefusal()) focusFirstWrong(form.current);
  }, [form]);
  useEffect(() => {
    if (before.current === null || !form.current) return;
    const said = complaintsIn(form.current);
    if (said === before.current) return;
    before.current = said === '' ? '' : null;
    if (said !== '') focusFirstWrong(form.current);
  });
  return () => {
    before.current = form.current ? complaintsIn(form.current) : null;
  };
}
