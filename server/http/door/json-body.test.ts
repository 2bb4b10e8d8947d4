import { expect, it } from 'vitest';
import { jsonOf } from './json-body.ts';

const sent = (type: string, body: string) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });

it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/csp-report+json'])(
  'reads what is sent as %s',
  async (type) => {
    expect(await jsonOf(sent(type, '{"a":[1]}'))).toEqual({ a: [1] });
    expect(await jsonOf(sent(type, '{"a":'))).toBeUndefined();
  },
);

it.each([
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; also=application/json',
  'multipart/form-data; boundary=application/json',
])('parses nothing that the door looked at as %s', async (type) => {
  expect(await jsonOf(sent(type, '{"a":[1]}'))).toBeUndefined();
});
