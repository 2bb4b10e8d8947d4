import { expect, it } from 'vitest';
import { thanksWords } from './thanks-words.ts';

const said = (confirmed: boolean, byMail: boolean) => {
  const { lead, more } = thanksWords({ email: 'ann@example.com', confirmed, byMail, answer: '10:00' });
  return `${lead} ${more}`;
};

it('speaks of an email only while email leaves', () => {
  for (const confirmed of [true, false]) {
    expect(said(confirmed, true)).toContain('emailing ann@example.com');
    expect(said(confirmed, false)).not.toMatch(/emailing|click the button/);
    expect(said(confirmed, false)).toContain('note the reference');
  }
});

it('asks to confirm only an address that needs it', () => {
  expect(said(false, true)).toContain('click the button');
  expect(said(true, true)).not.toContain('click the button');
});
