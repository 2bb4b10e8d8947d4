import { expect, it } from 'vitest';
import { mailTrouble } from './mail-trouble.ts';

const fine = { standing: 'leaves', waiting: 3, kept: 0, said: null } as const;

it('says nothing while all of it leaves', () => {
  expect(mailTrouble(fine)).toBeNull();
});

it('offers to send what was kept, once email leaves', () => {
  expect(mailTrouble({ ...fine, kept: 2 })).toMatchObject({ tone: 'warning', sends: true, count: 2 });
  expect(mailTrouble({ ...fine, standing: 'off', kept: 2 })).toMatchObject({ tone: 'danger', sends: false });
});

it('says how much waits, and where', () => {
  expect(mailTrouble({ ...fine, standing: 'off', waiting: 0, kept: 1 })).toMatchObject({
    detail: expect.stringMatching(/^1 message waits in the outbox/),
    count: 1,
    href: '/admin-panel/outbox?state=kept',
  });
  expect(mailTrouble({ ...fine, standing: 'off', waiting: 0 })).toMatchObject({ count: 0 });
  const failing = mailTrouble({ ...fine, standing: 'failing', said: '451 try later' });
  expect(failing?.says).toContain('3 messages are waiting');
  expect(failing?.detail).toContain('451 try later');
});
