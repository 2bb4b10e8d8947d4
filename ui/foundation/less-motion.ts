/** Whether things should hold still here: the visitor asked for it, or the part of the page does. */
export function wantsLessMotion(element: Element | null): boolean {
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches || Boolean(element?.closest('[data-still]'))
  );
}
