import { type RefObject, useEffect, useRef } from 'react';

interface CarriedValueProps {
  name?: string;
  value: string;
  required?: boolean;
  disabled?: boolean;
  /** What a person sees of it; gets the focus when the browser finds the value missing. */
  seen: RefObject<HTMLElement | null>;
}

/**
 * Carries a value that was picked, not typed, into its form. A text input rather than a hidden one, because the
 * browser checks no hidden inputs.
 */
export function CarriedValue({ name, value, required, disabled, seen }: CarriedValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    // React sets the value without an event; the form wants to hear of it.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return (
    <input
      ref={input}
      name={name}
      value={value}
      required={required}
      disabled={disabled}
      tabIndex={-1}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 -z-1 h-px opacity-0"
      onChange={() => {}}
      onFocus={() => seen.current?.focus()}
    />
  );
}
