import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({
  removeNSPrefix: true,
  isArray: (name) => ['response', 'propstat'].includes(name),
});
const calendarData = z.union([
  z.string(),
  z.object({ '#text': z.string() }).transform((node) => node['#text']),
]);
const answerSchema = z.object({
  multistatus: z.union([
    z.literal('').transform(() => ({ response: [] })),
    z.object({
      response: z
        .array(
          z.object({
            propstat: z
              .array(
                z.object({
                  prop: z.union([z.literal(''), z.object({ 'calendar-data': calendarData.optional() })]),
                }),
              )
              .default([]),
          }),
        )
        .default([]),
    }),
  ]),
});

/** The calendars in a server's answer to a query. */
export function calendarsIn(xml: string): string[] {
  const parsed = answerSchema.safeParse(parser.parse(xml));
  if (!parsed.success) throw new Error('The calendar server’s reply isn’t CalDAV.');
  return parsed.data.multistatus.response
    .flatMap(({ propstat }) => propstat)
    .flatMap(({ prop }) => (prop === '' ? [] : (prop['calendar-data'] ?? [])));
}
