import { expect, it } from 'vitest';
import { choiceLabel } from './labels.ts';

it.each(['hasOwnProperty', 'constructor', '__proto__'])(
  'names a choice that there is none of as it was typed: %s',
  (value) => {
    expect([choiceLabel('kind', value), choiceLabel('price', value)]).toEqual([value, value]);
  },
);
