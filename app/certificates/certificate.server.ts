import type { Faces } from '#features/billing/pdf/faces.server.ts';
import { mute, Paper } from '#features/billing/pdf/paper.server.ts';
import type { Attendance } from '#features/events/certificate.server.ts';
import { longDay } from '#lib/time/day-words.ts';
import { clockAt, dateAt, placeOf } from '#lib/time/words-of-time.ts';

/** A certificate as it is printed: the attendance, and who confirms it. */
export interface Certificate extends Attendance {
  studio: string;
}

/** When it was: the day, and the hours by the clock of the event. */
export function whenOf({ start, end, zone }: Pick<Attendance, 'start' | 'end' | 'zone'>): string {
  const [first, last] = [dateAt(start, zone), dateAt(end, zone)];
  const hours = `${clockAt(start, zone)}–${clockAt(end, zone)} (${placeOf(zone)})`;
  return first === last ? `${longDay(first)}, ${hours}` : `${longDay(first)} to ${longDay(last)}`;
}

/** Prints a certificate of attendance. The same attendance gives the same bytes. */
export async function printCertificate(certificate: Certificate, faces: Faces): Promise<Buffer> {
  const { name, title, summary, place, reference, studio, start, zone } = certificate;
  const info = { title: `Certificate of attendance ${reference}`, author: studio, day: dateAt(start, zone) };
  const paper = Paper.open(info, faces);
  const width = paper.right - paper.left;
  const block = (
    text: string,
    top: number,
    style: { face?: 'display' | 'strong'; size: number; colour?: string },
  ) => {
    let y = top;
    for (const line of paper.wrap(text, width, style)) {
      paper.write(line, paper.left, y, style);
      y += style.size * 1.25;
    }
    return y;
  };
  paper.mark(paper.left, 48, 22);
  paper.write(studio, paper.left + 31, 63.5, { face: 'strong', size: 10.5 });
  let y = block('Certificate of attendance', 190, { face: 'display', size: 34 });
  y = block('We confirm that', y + 40, { size: 12, colour: mute });
  y = block(name, y + 18, { face: 'display', size: 26 });
  y = block('took part in', y + 12, { size: 12, colour: mute });
  y = block(title, y + 18, { face: 'display', size: 20 });
  y = block(summary, y + 4, { size: 11, colour: mute });
  y += 34;
  for (const [term, text] of [
    ['When', whenOf(certificate)],
    ['Where', place],
    ['Reference', reference],
  ] as const) {
    paper.rule(y - 16);
    paper.write(term, paper.left, y, { size: 10.5, colour: mute });
    for (const line of paper.wrap(text, width - 100, { face: 'strong', size: 10.5 })) {
      paper.write(line, paper.left + 100, y, { face: 'strong', size: 10.5 });
      y += 15;
    }
    y += 13;
  }
  return paper.finish(() => paper.write(studio, paper.left, 800, { size: 8, colour: mute }));
}
