/**
 * Keeps what was typed into a text area that held text already: React puts its own text back when it takes the page
 * over, long before it is done with the whole of it. Fields of one line are left alone by it.
 */
export function keepTypedTexts(): void {
  const areas = new Map<HTMLTextAreaElement, { said: string; typed: string }>();
  // Told of React's text before anybody can send the form.
  const putBack = new MutationObserver(() => {
    for (const [area, { typed }] of areas) area.value = typed;
  });
  const keep = (area: HTMLTextAreaElement) => {
    areas.set(area, { said: areas.get(area)?.said ?? area.defaultValue, typed: area.value });
    putBack.observe(area, { childList: true });
    // Unlike React's, so that React's is a change.
    area.defaultValue = area.value;
  };
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) keep(target);
  };
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) keep(area);
  addEventListener('input', hear);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('input', hear);
      putBack.disconnect();
      for (const [area, { said }] of areas) area.defaultValue = said;
    },
    { once: true },
  );
}
