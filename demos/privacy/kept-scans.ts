import { keepState, keptState } from '../kit/share/kept-state.ts';
import { type PrivacyState, privacyState } from './state.ts';

const demo = 'web_privacy_scanner';
const most = 12;

/** The scans that this browser keeps, the latest first; what cannot be read any more is left out. */
export function keptScans(): PrivacyState[] {
  const kept = keptState(demo);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: unknown) => {
    const read = privacyState.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

/** Puts a scan before the others; the oldest go when there is no room. */
export function keepScan(scan: PrivacyState, kept: readonly PrivacyState[]): PrivacyState[] {
  let next = [scan, ...kept].slice(0, most);
  while (next.length > 0 && !keepState(demo, next)) next = next.slice(0, -1);
  return next;
}

export const forgetScans = (): boolean => keepState(demo, []);
