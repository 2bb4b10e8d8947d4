import { expect, it } from 'vitest';
import { guestName } from './guests.ts';

it.each([
  ['Ann Example', 'Ann E.'],
  ['  Cem  de la cruz ', 'Cem C.'],
  ['Ida', 'Ida'],
  ['Zoë Öztürk', 'Zoë Ö.'],
])('shows %j as %j', (name, shown) => expect(guestName(name)).toBe(shown));
