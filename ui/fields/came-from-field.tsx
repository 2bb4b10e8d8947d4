import { useEffect, useRef } from 'react';
import { cameFrom } from '#ui/foundation/came-from.ts';

/** The page of this site that led to a form; empty without scripts, since pages are kept for everybody. */
export function CameFrom() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = cameFrom();
  }, []);
  return <input ref={field} type="hidden" name="page" />;
}
