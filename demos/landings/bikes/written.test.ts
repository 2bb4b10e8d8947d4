import { expect, it } from 'vitest';
import { plan } from './trip.ts';
import { writtenTrip } from './written.ts';

it('writes a trip that can be sent to somebody', () => {
  const trip = plan('Hospital', 'Old mint');
  if (!trip) throw new Error('No way');
  expect(writtenTrip(trip, '08:10')).toBe(
    [
      'Hospital to Old mint, 12 min',
      'Ride the hill line to Market hall, 2 docks on',
      'Swap bikes at Market hall (2 min)',
      'Ride the red line to Old mint, the next dock',
      'Leave 08:10, arrive 08:22',
    ].join('\n'),
  );
});
