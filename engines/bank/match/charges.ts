import type { BankLine } from '../bank-line.ts';
import { folded } from './words.ts';

const chargeWords =
  /\b(?:\w*entgelt\w*|\w*gebuhr\w*|\w*gebur\w*|kontofuhrung\w*|kontofurung\w*|fees?|charges?|\w*kosten|kost|frais|commissions?|bijdrage zichtrekening|spese|canone|comision\w*|provision)\b/;
const bankWords = /\b(?:bank\w*|sparkasse|banque|banca|banco|caisse|credit union|building society)\b|bank\b/;
const mostCents = 15_000;

/** Whether a line is what the bank takes for its own work. */
export function isCharge({ cents, name, text, account }: BankLine): boolean {
  if (cents >= 0 || cents < -mostCents || account) return false;
  const hasWord = chargeWords.test(folded(text)) || chargeWords.test(text.toLowerCase());
  return hasWord && (name.trim() === '' || bankWords.test(folded(name)));
}

/** Whether the text says that a bank on the way kept something. */
export const saysFee = (text: string): boolean =>
  /\b(?:chgs?|charges?|sha|ben|fees?|frais|kosten|spesen)\b/i.test(text);

export const saysDiscount = (text: string): boolean =>
  /skonto|discount|korting|escompte|sconto|abz(?:gl|ü)|\d\s?%/i.test(text);

export const saysPart = (text: string): boolean =>
  /teil|anzahlung|abschlag|rate\b|rest\b|schluss|part\b|partial|deposit|balance|voorschot|saldo|acompte|solde|acconto|instal|\b50\s?(?:%|pct)/i.test(
    text,
  );
