import type { Video } from './schema.ts';

/** Hosts in the order they are asked: the one with the fewest upcoming meetings first. */
export function hostOrder(hostIds: readonly string[], upcoming: ReadonlyMap<string, number>): string[] {
  return hostIds.toSorted((a, b) => (upcoming.get(a) ?? 0) - (upcoming.get(b) ?? 0));
}

/** Where host and visitor meet: the host's link, a room of its own on a Jitsi server, or nothing. */
export function videoUrlOf(video: Video, room: string): string | null {
  if (video.kind === 'off') return null;
  return video.kind === 'link' ? video.url : `${video.server.replace(/\/+$/, '')}/${room}`;
}
