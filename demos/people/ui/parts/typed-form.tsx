import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import type { Refused } from '../../actions/outcome.ts';

interface TypedFormProps {
  /** Does what the form is for; a refusal is shown, and what was typed stays. */
  onSend: (typed: (field: string) => string, way: 'first' | 'second') => Refused | null;
  send: string;
  /** A second way to send it, such as 'Save draft'. */
  second?: string;
  /** The fields; `wrong` says what is wrong with one. */
  children: (wrong: (field: string) => string | undefined) => ReactNode;
  /** Called when it went well. */
  onDone: () => void;
  onCancel?: () => void;
}

/** A form that runs an action: a problem is shown at its field, and what was typed stays. */
export function TypedForm({ onSend, send, second, children, onDone, onCancel }: TypedFormProps) {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const refused = onSend(
      (field) => String(data.get(field) ?? '').trim(),
      event.nativeEvent.submitter?.hasAttribute('data-second') ? 'second' : 'first',
    );
    setRefusal(refused);
    if (!refused) return onDone();
    const found = refused.field ? form.elements.namedItem(refused.field) : null;
    const named = found instanceof RadioNodeList ? found[0] : found;
    // A date has its value in a hidden field; what one types into stands before it.
    const field =
      named instanceof Element
        ? named.closest('[data-field-id]')?.querySelector('input, select, textarea')
        : null;
    if (field instanceof HTMLElement) field.focus();
  }
  return (
    <Form onSubmit={submit} noValidate className="grid gap-5">
      {children((field) => (refusal?.field === field ? refusal.problem : undefined))}
      {refusal && !refusal.field ? (
        <p role="alert" className="text-danger">
          {refusal.problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{send}</Button>
        {second ? (
          <Button type="submit" variant="ghost" data-second="">
            {second}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
