import { expect, it } from 'vitest';
import { stateFacts } from './state-facts.ts';

it('reads what stands on top of a state', () => {
  const state = JSON.stringify({
    vanCount: 5,
    stops: [1, 2, 3],
    name: 'Milk rounds',
    depot: { lat: 1 },
    night_drive: false,
    fifth: 'left out',
  });
  expect(stateFacts(state)).toEqual([
    { term: 'Van count', text: '5' },
    { term: 'Stops', text: '3 entries' },
    { term: 'Name', text: 'Milk rounds' },
    { term: 'Night drive', text: 'no' },
  ]);
});

it('has nothing to say of what cannot be read', () => expect(stateFacts(null)).toEqual([]));
