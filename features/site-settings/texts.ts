import type { SettingField } from './parts.ts';

type Work = { name: string; from: number; to: number; people: number };
type Holiday = { date: string; name: string };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const workText = ({ name, from, to, people }: Work): string =>
  `${name}: ${from === to ? from : `${from}–${to}`} ${to === 1 ? 'week' : 'weeks'}${people > 1 ? `, ${people} people` : ''}`;

const workForm =
  /^(.+?):\s*(\d+(?:[.,]\d+)?)(?:\s*(?:–|-|to)\s*(\d+(?:[.,]\d+)?))?\s*weeks?(?:,\s*(\d+)\s*(?:people|persons?))?$/i;

/** What a line of work means; a line that is none has no weeks, which the schema refuses. */
function workOf(line: string): Work {
  const [, name = line, from = '', to = from, people = '1'] = workForm.exec(line) ?? [];
  const weeks = (text: string) => (text === '' ? Number.NaN : Number(text.replace(',', '.')));
  return { name, from: weeks(from), to: weeks(to), people: Number(people) };
}

/** A setting as the text that its field shows. */
export function textOf({ control }: SettingField, value: unknown): string {
  if (control === 'percent') return String(Number(value) / 100);
  if (control === 'lines' && Array.isArray(value)) return value.join('\n');
  if (control === 'days' && Array.isArray(value))
    return (value as Holiday[]).map(({ date, name }) => `${date}: ${name}`).join('\n');
  if (control === 'work' && Array.isArray(value)) return (value as Work[]).map(workText).join('\n');
  return value === undefined || value === null ? '' : String(value);
}

/** What was typed into a field as the setting that it means; the schema of the settings judges it. */
export function settingOf({ control }: SettingField, text: string): unknown {
  const typed = text.replaceAll('\r\n', '\n').trim();
  if (control === 'number') return typed === '' ? Number.NaN : Number(typed);
  if (control === 'percent')
    return typed === '' ? Number.NaN : Math.round(Number(typed.replace(',', '.')) * 100);
  if (control === 'lines') return linesOf(typed);
  if (control === 'work') return linesOf(typed).map(workOf);
  if (control === 'days')
    return linesOf(typed).map((line): Holiday => {
      const [, date = line, name = ''] = /^(\S+?):?\s+(.*)$/.exec(line) ?? [];
      return { date, name };
    });
  return typed;
}
