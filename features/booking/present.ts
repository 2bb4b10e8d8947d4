import type { Question } from '#lib/forms/questions.ts';

interface ShownMeeting {
  booking: {
    reference: string;
    status: string;
    startAt: Date;
    endAt: Date;
    zone: string;
    videoUrl: string | null;
  };
  type: { slug: string; name: string };
  host: { name: string };
  cohosts: readonly { name: string }[];
}

/** All who are met, as one says it. */
export const hostNames = ({ host, cohosts }: Pick<ShownMeeting, 'host' | 'cohosts'>): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format([host, ...cohosts].map(({ name }) => name));

/** What the API tells about a meeting. */
export const presentMeeting = ({ booking, type, host, cohosts }: ShownMeeting) => ({
  reference: booking.reference,
  status: booking.status,
  type: type.slug,
  name: type.name,
  host: hostNames({ host, cohosts }),
  start: booking.startAt.toISOString(),
  end: booking.endAt.toISOString(),
  zone: booking.zone,
  video: booking.videoUrl,
});

interface ShownType {
  slug: string;
  name: string;
  summary: string;
  minutes: number;
  questions: readonly Question[];
}

/** What the API tells about a type of meeting. */
export const presentType = ({ slug, name, summary, minutes, questions }: ShownType) => ({
  slug,
  name,
  summary,
  minutes,
  questions,
});
