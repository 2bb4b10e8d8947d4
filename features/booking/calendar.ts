import type { Question } from '#lib/forms/questions.ts';
import type { CalendarEvent, CalendarPerson } from '#lib/time/ics.ts';

/** A meeting as far as its calendar entry cares. */
interface CalendarMeeting {
  booking: {
    uid: string;
    sequence: number;
    changedAt: Date;
    startAt: Date;
    endAt: Date;
    status: 'confirmed' | 'cancelled';
    reference: string;
    name: string;
    email: string;
    agenda: string;
    answers: Readonly<Record<string, string>>;
    videoUrl: string | null;
  };
  type: { name: string; questions: readonly Question[] };
  host: CalendarPerson;
  cohosts: readonly CalendarPerson[];
}

/** What was written at booking, as lines of text. */
export function wishesOf({ booking, type }: Pick<CalendarMeeting, 'booking' | 'type'>): string[] {
  const answered = type.questions.flatMap(({ id, label }) => {
    const answer = booking.answers[id];
    return answer ? [`${label} ${answer}`] : [];
  });
  return [...(booking.agenda ? [booking.agenda] : []), ...answered];
}

/** Where a meeting takes place, as its calendar entry says it. */
export const placeOfMeeting = ({ videoUrl }: { videoUrl: string | null }): string =>
  videoUrl ?? 'Video call. Your host will send the link';

/** A meeting's calendar entry; with the page that moves or cancels it, where one reader alone gets the entry. */
export function entryOf(
  { booking, type, host, cohosts }: CalendarMeeting,
  studio: { name: string; email: string },
  changeAt?: string,
): CalendarEvent {
  const lines = [
    ...wishesOf({ booking, type }),
    ...(booking.videoUrl ? [`Video: ${booking.videoUrl}`] : []),
    ...(changeAt ? [`Move or cancel: ${changeAt}`] : []),
    `Reference: ${booking.reference}`,
  ];
  return {
    uid: booking.uid,
    sequence: booking.sequence,
    stamp: booking.changedAt,
    start: booking.startAt,
    end: booking.endAt,
    summary: `${type.name}: ${booking.name} and ${studio.name}`,
    description: lines.join('\n\n'),
    location: placeOfMeeting(booking),
    ...(booking.videoUrl ? { url: booking.videoUrl } : {}),
    status: booking.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    // The studio invites both: a program offers an invitation only to who is not its sender.
    organizer: studio,
    attendees: [
      { name: booking.name, email: booking.email },
      ...[host, ...cohosts].flatMap(({ name, email }) => (email ? [{ name, email }] : [])),
    ],
  };
}
