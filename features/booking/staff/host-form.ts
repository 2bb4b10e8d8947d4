import { rowFields } from '#lib/forms/numbered-rows.ts';
import type { Overrides, Video, Weekly } from '../schema.ts';
import { printHours } from './hours-text.ts';
import type { HostWish } from './schema.ts';

/** The days of a week, Monday first, as hours count them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface FormHost {
  name: string;
  email: string;
  zone: string;
  weekly: Weekly;
  overrides: Overrides;
  holidays: string;
  video: Video;
}

/** What the form of a host is filled with; what an edit is compared by, too. */
export function hostForm({
  name,
  email,
  zone,
  holidays,
  weekly,
  overrides,
  video,
}: FormHost): Record<string, string> {
  return {
    name,
    email,
    zone,
    holidays,
    ...Object.fromEntries(weekdays.map((day) => [`week.${day}`, printHours(weekly[day] ?? [])])),
    ...rowFields(
      'days',
      Object.entries(overrides)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([date, periods]) => ({ date, hours: printHours(periods) })),
    ),
    video: video.kind,
    videoUrl: video.kind === 'off' ? '' : video.kind === 'link' ? video.url : video.server,
  };
}

function videoOf({ video, videoUrl }: HostWish): Video {
  if (video === 'link') return { kind: 'link', url: videoUrl };
  return video === 'jitsi' ? { kind: 'jitsi', server: videoUrl } : { kind: 'off' };
}

/** What of a host's row the form decides. */
export const hostColumns = (wish: HostWish) => ({
  name: wish.name,
  email: wish.email,
  zone: wish.zone,
  holidays: wish.holidays,
  weekly: Object.fromEntries(
    weekdays.flatMap((day) => {
      const periods = wish.week[day] ?? [];
      return periods.length > 0 ? [[day, periods]] : [];
    }),
  ) as Weekly,
  overrides: Object.fromEntries(wish.days.map(({ date, hours }) => [date, hours])),
  video: videoOf(wish),
});

/** What the fields are called. */
export const hostLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email address',
  zone: 'Time zone',
  holidays: 'Public holidays',
  'week.1': 'Monday',
  'week.2': 'Tuesday',
  'week.3': 'Wednesday',
  'week.4': 'Thursday',
  'week.5': 'Friday',
  'week.6': 'Saturday',
  'week.7': 'Sunday',
  days: 'Different hours',
  video: 'Video',
  videoUrl: 'Video link or server',
};
