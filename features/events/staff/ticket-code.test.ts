import { expect, it } from 'vitest';
import { readTicketCode } from './ticket-code.ts';

it.each([
  ['https://akra.example/events/registration?token=abc-_1.def', { token: 'abc-_1.def' }],
  ['https://akra.example/events/registration?x=1&token=abc.def#top', { token: 'abc.def' }],
  ['7K2M-9QXA', { reference: '7K2M-9QXA' }],
  [' 7k2m 9qxa\n', { reference: '7K2M-9QXA' }],
  ['7k2m9qxo', { reference: '7K2M-9QX0' }],
  ['IL2M-9QXA', { reference: '112M-9QXA' }],
  ['https://elsewhere.example/', null],
  ['', null],
])('%j is %j', (text, code) => expect(readTicketCode(text)).toEqual(code));
