/**
 * Keeps what was typed into a text area that held text already: React puts its own text back when it takes the page
 * over. Fields of one line are left alone by it.
 */
export function keepTypedTexts(): void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  addEventListener('input', hear);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('input', hear);
      for (const [area, text] of typed) area.value = text;
    },
    { once: true },
  );
}
