import type { EventFactsPage, EventPage } from '#features/events/page.server.ts';
import { coverOf } from '#features/publishing/picture-address.server.ts';

/** The page of an event with its picture, one of those that the site keeps. */
export const withPicture = (page: EventFactsPage): EventPage => ({
  ...page,
  picture: coverOf(page.cover.picture ?? ''),
});
