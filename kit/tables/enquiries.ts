import type { BadgeTone } from '#ui/data/badge.tsx';

export interface Enquiry {
  id: string;
  name: string;
  about: string;
  stage: string;
  owner: string;
  hours: number;
  since: string;
}

/** The tone of each stage that an enquiry passes. */
export const stages: Record<string, BadgeTone> = {
  New: 'new',
  'Waiting for us': 'warning',
  Booked: 'done',
  'Estimate sent': 'plain',
  Closed: 'plain',
};

const row = (
  id: string,
  name: string,
  about: string,
  stage: string,
  owner: string,
  hours: number,
  since: string,
): Enquiry => ({ id, name: `${name}, sample`, about, stage, owner, hours, since });

/** Invented, and named so. */
export const enquiries: readonly Enquiry[] = [
  row('AK-2417', 'Zofia’s dairy', 'Route planning', 'Waiting for us', 'Designer', 80, '2026-11-13'),
  row('AK-2416', 'Kask orchards', 'Forecasting', 'Waiting for us', 'Engineer', 120, '2026-11-12'),
  row('AK-2415', 'Osei academy', 'Training portal', 'New', 'Nobody yet', 0, '2026-11-14'),
  row('AK-2411', 'De Vries law', 'PDF chatbot', 'Booked', 'Engineer', 64, '2026-11-10'),
  row('AK-2409', 'Amari clinic', 'Healthcare', 'Estimate sent', 'Delivery lead', 240, '2026-11-09'),
  row('AK-2402', 'Rao interiors', 'API integration', 'Booked', 'Engineer', 40, '2026-11-06'),
  row('AK-2398', 'Duarte studio', 'Interface design', 'Closed', 'Designer', 56, '2026-10-30'),
  row('AK-2391', 'Bell insurance', 'Privacy scanner', 'Closed', 'Test engineer', 32, '2026-10-28'),
];
