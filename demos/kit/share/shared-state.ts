import { unpackState } from '#lib/files/packed-state.ts';

/** The state that this page's address carries: undefined without one, null when it cannot be read. */
export async function stateInAddress(search: string): Promise<unknown> {
  const packed = new URLSearchParams(search).get('state');
  return packed === null ? undefined : unpackState(packed);
}

/** Takes the state out of the address, so that a reload does not bring it back over later work. */
export function clearAddress(): void {
  if (!location.search) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
}
