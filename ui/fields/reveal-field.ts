const name = 'field-reveal';

/** Leads to a field, also where a part of the form hides it: whoever hides it hears of it first. */
export function leadTo(field: HTMLElement | null | undefined): void {
  field?.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  field?.focus();
}

/** Hears of fields within a place that somebody is led to; gives the way to stop. */
export function onReveal(place: HTMLElement, show: (field: HTMLElement) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLElement) show(target);
  };
  place.addEventListener(name, hear);
  return () => place.removeEventListener(name, hear);
}
