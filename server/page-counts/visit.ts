import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** A page that was read, with nothing that tells the reader from another. */
export interface Visit {
  page: string;
  referringHost: string;
  campaign: string;
  deviceKind: 'desktop' | 'phone' | 'tablet' | 'other';
}

const first = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');

type Device = Visit['deviceKind'];

// The patterns are long and the same few programs come again and again; this runs on every page served.
const knownAgents = new Map<string, Device | 'bot'>();

function agentKind(agent: string): Device | 'bot' {
  let kind = knownAgents.get(agent);
  if (kind === undefined) {
    kind = isbot(agent) ? 'bot' : deviceOf(agent);
    if (knownAgents.size >= 2000) knownAgents.clear();
    knownAgents.set(agent, kind);
  }
  return kind;
}

function deviceOf(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|iPod|Android/i.test(agent)) return 'phone';
  return /Windows|Macintosh|X11|Linux|CrOS/i.test(agent) ? 'desktop' : 'other';
}

function hostOf(referrer: string, ownHost: string): string {
  if (!referrer) return '';
  if (!URL.canParse(referrer)) return '';
  const host = new URL(referrer).hostname.replace(/^www\./, '').slice(0, 100);
  return host === ownHost.replace(/:\d+$/, '').replace(/^www\./, '') ? '' : host;
}

function isAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(first(purpose));
}

/** Reads a visit from a page's request; null for programs and for pages that are loaded ahead and may never be seen. */
export function visitOf(
  page: string,
  query: string,
  headers: IncomingHttpHeaders,
  ownHost: string,
): Visit | null {
  const agent = first(headers['user-agent']);
  if (!agent) return null;
  const kind = agentKind(agent);
  if (kind === 'bot') return null;
  if (isAhead(headers)) return null;
  const campaign = query.includes('utm_campaign')
    ? (new URLSearchParams(query).get('utm_campaign') ?? '')
    : '';
  return {
    page: page.slice(0, 200),
    referringHost: hostOf(first(headers.referer), ownHost),
    campaign: campaign
      .toLowerCase()
      .replace(/[^a-z0-9_.-]+/g, '-')
      .slice(0, 60),
    deviceKind: kind,
  };
}

/** Whether a program that names itself so is one that a person reads with. */
export const isReader = (agent: string): boolean => agent !== '' && agentKind(agent) !== 'bot';
