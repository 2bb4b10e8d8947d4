import { rowFields } from '#lib/forms/numbered-rows.ts';
import { questionFields } from '#lib/forms/question-form.ts';
import type { Question } from '#lib/forms/questions.ts';
import { localAt, momentAt } from '#lib/time/zoned-moment.ts';
import type { AgendaItem, Cover, EventKind, TicketMode } from '../schema.ts';
import { cardFields, cardRows } from './cover-text.ts';
import type { EventWish } from './schema.ts';

/** The fields of an event's form, by their names there. */
export type FormValues = Record<string, string>;

interface FormEvent {
  title: string;
  slug: string;
  summary: string;
  body: string;
  kind: EventKind;
  topics: readonly string[];
  startAt: Date;
  endAt: Date;
  zone: string;
  place: string;
  recording: string | null;
  agenda: readonly AgendaItem[];
  questions: readonly Question[];
  cover: Cover;
}
interface FormTicket {
  mode: TicketMode;
  capacity: number;
  instructions: string;
}
interface FormSpeaker {
  handle: string;
  leads: string;
}

/** What the form of an event is filled with; what an edit is compared by, too. */
export function formOf(
  event: FormEvent,
  tickets: readonly FormTicket[],
  speakers: readonly FormSpeaker[],
): FormValues {
  const [startDate = '', startTime = ''] = localAt(event.startAt, event.zone).split('T');
  const [endDate = '', endTime = ''] = localAt(event.endAt, event.zone).split('T');
  const seatsOf = (name: string, mode: TicketMode): FormValues => {
    const ticket = tickets.find((each) => each.mode === mode);
    return ticket
      ? { [`${name}.seats`]: String(ticket.capacity), [`${name}.instructions`]: ticket.instructions }
      : {};
  };
  return {
    title: event.title,
    slug: event.slug,
    summary: event.summary,
    body: event.body,
    kind: event.kind,
    topics: event.topics.join(', '),
    startDate,
    startTime,
    endDate: endDate === startDate ? '' : endDate,
    endTime,
    zone: event.zone,
    place: event.place,
    recording: event.recording ?? '',
    ...seatsOf('onSite', 'on-site'),
    ...seatsOf('online', 'online'),
    ...rowFields(
      'agenda',
      event.agenda.map(({ minutes, title, text }) => ({ minutes: String(minutes), title, text })),
    ),
    ...questionFields(event.questions),
    ...rowFields(
      'speakers',
      speakers.map(({ handle, leads }) => ({ speaker: handle, leads })),
    ),
    ...rowFields('cards', event.cover.cards.map(cardFields)),
    code: event.cover.code.join('\n'),
    picture: event.cover.picture ?? '',
  };
}

function momentOf(date: string, time: string, zone: string): Date {
  const moment = momentAt(`${date}T${time}`, zone);
  if (!moment) throw new Error('an event is made of checked wishes only');
  return moment;
}

/** What of an event's row the form decides. */
export const eventColumns = (wish: EventWish) => ({
  title: wish.title,
  summary: wish.summary,
  body: wish.body,
  kind: wish.kind,
  topics: wish.topics,
  startAt: momentOf(wish.startDate, wish.startTime, wish.zone),
  endAt: momentOf(wish.endDate || wish.startDate, wish.endTime, wish.zone),
  zone: wish.zone,
  place: wish.place,
  recording: wish.recording || null,
  agenda: wish.agenda,
  questions: wish.questions,
  cover: {
    cards: wish.cards.map(({ title, note, rows, result, good }) => ({
      title,
      note,
      rows: cardRows(rows),
      result: { good: good === 'on', text: result },
    })),
    code: wish.code === '' ? [] : wish.code.split('\n'),
    ...(wish.picture ? { picture: wish.picture } : {}),
  },
});

/** The ways to take part that the form offers. */
export const ticketsOf = ({ onSite, online }: EventWish) =>
  [
    { mode: 'on-site' as const, name: 'On site', position: 0, ...onSite },
    { mode: 'online' as const, name: 'Online', position: 1, ...online },
  ].flatMap(({ seats, ...ticket }) => (seats === null ? [] : [{ ...ticket, capacity: seats }]));
