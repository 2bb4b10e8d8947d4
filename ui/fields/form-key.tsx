import { useEffect, useRef } from 'react';

/**
 * A key by which the server knows a form that was sent twice. Made in the browser, so that a page kept for
 * everybody holds none; without scripts the server makes one from what was sent.
 */
export function FormKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = crypto.randomUUID();
  }, []);
  return <input ref={field} type="hidden" name="key" />;
}
