/** Gives the focus back to the stop in the timeline, or to the map where it is in no route: its card is gone. */
export function focusStop(stopId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stopId)}"]`);
  const map = document.querySelector<HTMLElement>('[aria-roledescription="map"]');
  (block ?? map)?.focus({ preventScroll: true });
}
