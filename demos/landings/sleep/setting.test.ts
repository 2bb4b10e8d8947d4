import { expect, it } from 'vitest';
import { settingFrom } from './setting.ts';

const setting = { sound: 'sea', minutes: 25, curve: 'late' };

it('reads back what it kept', () =>
  expect(settingFrom(JSON.parse(JSON.stringify(setting)))).toEqual(setting));

it.each([
  null,
  'sea',
  {},
  { ...setting, sound: 'jazz' },
  { ...setting, minutes: 0 },
  { ...setting, curve: 1 },
])('takes %o for nothing kept', (kept) => expect(settingFrom(kept)).toBeNull());
