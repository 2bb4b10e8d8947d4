import { CircleAlert } from 'lucide-react';
import {
  type ComponentProps,
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FieldRules } from '#lib/forms/field-rules.ts';
import { bothRefs } from '../foundation/both-refs.ts';
import { type FormErrors, FormErrorsContext } from './form-errors.ts';
import { FormRulesContext } from './form-rules.ts';
import { forgetValues, keepValues, restoreValues } from './kept-values.ts';
import { type Checked, plainMessage } from './plain-message.ts';
import { leadTo } from './reveal-field.ts';
import { useRefusedFocus } from './use-refused-focus.ts';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Lists the errors above the fields with links to them, for forms longer than a screen. */
  summary?: boolean;
  /** Saves what people type under this name while the tab is open, until the form is sent. Passwords and files are not saved. */
  keep?: string;
  /** The schema's rules for the fields, which the browser checks. */
  rules?: FieldRules;
  /** Resolve to false if the form was not sent; what was typed is then kept. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => unknown;
}

type Control = HTMLElement & Checked;
const noRules: FieldRules = {};

const controlsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (control) => control.willValidate,
  );
const firstWrong = (element: HTMLElement) => controlsIn(element).find((control) => !control.validity.valid);
/** The first that says itself that it cannot read what was typed, such as a date that does not exist. */
const firstUnread = (element: HTMLElement) =>
  controlsIn(element).find(({ validity }) => validity.customError);
const frameOf = (element: Element) => element.closest<HTMLElement>('[data-field-id]');

function ErrorList({ errors }: { errors: FormErrors }) {
  const wrong = Object.entries(errors);
  return (
    <div className="rounded-card border border-danger p-5">
      <h3 className="flex items-center gap-2 text-xl">
        <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" className="text-danger" />
        {wrong.length === 1
          ? 'One answer is missing or wrong'
          : `${wrong.length} answers are missing or wrong`}
      </h3>
      <ul className="mt-2">
        {wrong.map(([id, { label, message }]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4 hover:decoration-current"
              onClick={(event) => {
                event.preventDefault();
                const frame = document.querySelector<HTMLElement>(`[data-field-id="${id}"]`);
                if (frame) leadTo(firstWrong(frame));
              }}
            >
              {label.endsWith('?') ? label : `${label}:`} {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A form that the browser checks: what it finds stands at the fields in plain words, and the first wrong one
 * gets the focus, as does the first that a server refused. Before the scripts arrive the browser says the same in its own words.
 */
export function Form({
  summary = false,
  keep,
  rules = noRules,
  children,
  className = '',
  onInput,
  onSubmit,
  onReset,
  ref,
  ...rest
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const awaitAnswer = useRefusedFocus(form);
  useEffect(() => {
    if (keep && form.current) restoreValues(form.current, keep);
  }, [keep]);

  function mark(event: SyntheticEvent<HTMLFormElement>) {
    const control = event.target as Control;
    const frame = frameOf(control);
    if (!frame) return;
    event.preventDefault();
    const { fieldId: id = '', field: label = '' } = frame.dataset;
    const first = firstWrong(event.currentTarget) === control;
    setErrors((before) => ({ ...(first ? {} : before), [id]: { label, message: plainMessage(control) } }));
    if (!first) return;
    leadTo(control);
    frame.scrollIntoView({ block: 'nearest' });
  }

  function checkAgain(event: InputEvent<HTMLFormElement>) {
    onInput?.(event);
    if (keep) keepValues(event.currentTarget, keep);
    const frame = frameOf(event.target as Element);
    const id = frame?.dataset.fieldId ?? '';
    const known = errors[id];
    if (!frame || !known) return;
    const wrong = firstWrong(frame);
    const { [id]: _, ...others } = errors;
    setErrors(wrong ? { ...errors, [id]: { ...known, message: plainMessage(wrong) } } : others);
  }

  return (
    <form
      ref={bothRefs(form, ref)}
      className={className}
      onInvalidCapture={mark}
      onInput={checkAgain}
      onSubmit={(event) => {
        setErrors({});
        // Also a form that checks itself would go on with what stood in such a field before.
        const unread = firstUnread(event.currentTarget);
        if (unread) {
          event.preventDefault();
          unread.checkValidity();
          return leadTo(unread);
        }
        awaitAnswer();
        const sent = Promise.resolve(onSubmit?.(event));
        if (keep) void sent.then((is) => is !== false && forgetValues(keep));
      }}
      onReset={(event) => {
        setErrors({});
        if (keep) forgetValues(keep);
        onReset?.(event);
      }}
      {...rest}
    >
      {summary && Object.keys(errors).length > 0 ? <ErrorList errors={errors} /> : null}
      <FormRulesContext value={rules}>
        <FormErrorsContext value={errors}>{children}</FormErrorsContext>
      </FormRulesContext>
    </form>
  );
}
