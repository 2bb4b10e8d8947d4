import type { Reading, Symptom } from './journal.ts';

/** From these values on the phone shows the emergency number. */
export const limits = { upper: 180, lower: 120, lowUpper: 80, pulseMost: 140, pulseLeast: 40 } as const;

const signs = 'your chest hurts, you can hardly breathe, or your face, arm or speech has changed';

/** What the phone says about a reading that may be an emergency; null about any other. It names no illness. */
export function readingFlag(
  { upper, lower, pulse }: Pick<Reading, 'upper' | 'lower' | 'pulse'>,
  emergency: string,
): string | null {
  if (upper >= limits.upper || lower >= limits.lower)
    return `${upper}/${lower} is very high. Sit down. Call ${emergency} now if ${signs}. If you feel well, measure again in five minutes, and call ${emergency} if it is still this high.`;
  if (upper < limits.lowUpper)
    return `${upper}/${lower} is very low. Lie down with your legs up. Call ${emergency} now if you feel faint, cold or confused, or if ${signs}.`;
  if (pulse !== null && (pulse > limits.pulseMost || pulse < limits.pulseLeast))
    return `A pulse of ${pulse} is far from usual. Sit down and count again. Call ${emergency} now if it stays so, if you feel faint, or if ${signs}.`;
  return null;
}

/** Symptoms that always bring up the emergency number, and those that do so from a strength on. */
export const urgent: Readonly<Record<string, number>> = {
  'Chest pain': 1,
  'Short of breath': 3,
};

/** Any symptom at its strongest brings it up. */
const strongest = 5;

const urgentWords =
  /\bchest (pain|pressure|tight)|\bpain in (my|the) chest|\bcan(’|'|no)?t breathe|\bfaint(ed|ing)\b|\bunconscious\b|\bstroke\b|\bnumb (arm|face|leg)|\bbleeding (a lot|heavily)|\bkill myself\b|\bsuicid/i;

/** Whether a text that the patient wrote speaks of something that cannot wait for the clinic. */
export const isUrgentText = (text: string): boolean => urgentWords.test(text);

export const urgentSaid = (emergency: string): string =>
  `This can’t wait for the clinic. Call ${emergency} now. Don’t wait for an answer here.`;

/** The same for an entry in the diary. */
export const symptomFlag = (
  { what, strength, note }: Pick<Symptom, 'what' | 'strength' | 'note'>,
  emergency: string,
): string | null =>
  strength >= (urgent[what] ?? strongest) || isUrgentText(`${what} ${note}`) ? urgentSaid(emergency) : null;
