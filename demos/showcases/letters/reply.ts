import { longDay } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ReplyKind } from './kept-letters.ts';
import { mainAmount, mainAsk, mainDate, type Reading, textAt } from './reading/read-letter.ts';

export const replyNames: Readonly<Record<ReplyKind, string>> = {
  time: 'Ask for more time',
  explain: 'Ask what it means',
  object: 'Say you disagree',
  done: 'Say it’s done',
  confirm: 'Say you’ll come',
};

/** The replies that make sense for a letter, the likeliest first. */
export function replyKindsOf(reading: Reading, today: string): ReplyKind[] {
  const date = mainDate(reading, today);
  const wanted = mainAsk(reading, today);
  const isMeeting = date?.role === 'appointment' || wanted?.kind === 'come';
  return [
    ...(isMeeting ? (['confirm'] as const) : []),
    ...(date?.role === 'deadline' && wanted && !wanted.isChoice ? (['time', 'done'] as const) : []),
    'explain',
    'object',
  ];
}

const blank = '[Your name]';
/** How much longer a reply asks for. */
const moreDays = 14;

function bodyOf(kind: ReplyKind, reading: Reading, today: string): string {
  const date = mainDate(reading, today);
  const by = date ? longDay(date.on) : 'the day you name';
  const amount = mainAmount(reading, today);
  const point = mainAsk(reading, today) ?? reading.amounts[0] ?? reading.units[0];
  const quote = point ? `\n\n“${textAt(reading, point)}”` : '';
  if (kind === 'time') {
    const from = date && date.on > today ? date.on : today;
    return `I can’t do what you ask by ${by}. Please give me until ${longDay(daysLater(from, moreDays))}, and tell me in writing whether you agree.`;
  }
  if (kind === 'done') {
    const what =
      mainAsk(reading, today)?.kind === 'pay' && amount
        ? `I paid ${textAt(reading, amount)}`
        : 'I did what you asked for';
    return `${what} on ${longDay(today)}. Please confirm that the matter is closed.`;
  }
  if (kind === 'confirm') return `I’ll come to the appointment on ${by}. Please tell me if anything changes.`;
  if (kind === 'object')
    return `I disagree with your letter, and in particular with this:${quote}\n\nMy reasons are:\n\n\nPlease look at it again and send me your answer in writing.`;
  return `I don’t understand this part of your letter:${quote}\n\nPlease explain what it means for me and what I have to do.`;
}

/** A reply to a letter, made of what was read in it. It states nothing that the letter doesn't. */
export function draftOf(
  kind: ReplyKind,
  reading: Reading,
  { today, name }: { today: string; name: string },
): string {
  const { sender, references, written } = reading;
  const head = [
    ...(sender ? [sender.text.replace(/\s+/g, ' ')] : []),
    longDay(today),
    ...(references[0] ? [`Reference: ${references[0].text}`] : []),
  ].join('\n');
  const about = written ? `Thank you for your letter of ${longDay(written.on)}. ` : '';
  return `${head}\n\nDear Sir or Madam,\n\n${about}${bodyOf(kind, reading, today)}\n\nYours faithfully,\n${name.trim() || blank}`;
}

/** Whether a reply still has a gap that only its writer can fill. */
export const hasGap = (text: string): boolean =>
  text.includes(blank) || /reasons are:\s*\n\s*\n\s*\nPlease/.test(text);
