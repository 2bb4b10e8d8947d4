/** A date as the calendars of others take it. */
interface Noted {
  title: string;
  details: string;
  start: Date;
  end: Date;
  place: string;
}

const stamp = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Addresses that put a date into the calendars most people have; nothing is loaded from them before the press. */
export function calendarLinks({ title, details, start, end, place }: Noted): {
  google: string;
  outlook: string;
} {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(start)}/${stamp(end)}`,
    details,
    location: place,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: details,
    location: place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
