import { type CurveKind, curves, leastMinutes, mostMinutes } from './fade.ts';
import { type SoundName, sounds } from './noise.ts';

/** What is set for tonight, as it is kept in the browser. */
export interface Setting {
  sound: SoundName;
  minutes: number;
  curve: CurveKind;
}

/** Reads a setting that was kept; null where it isn't one. */
export function settingFrom(kept: unknown): Setting | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = new Map<string, unknown>(Object.entries(kept));
  const sound = sounds.find((one) => one === read.get('sound'));
  const curve = curves.find((one) => one === read.get('curve'));
  const minutes = read.get('minutes');
  return sound &&
    curve &&
    typeof minutes === 'number' &&
    Number.isInteger(minutes) &&
    minutes >= leastMinutes &&
    minutes <= mostMinutes
    ? { sound, minutes, curve }
    : null;
}
