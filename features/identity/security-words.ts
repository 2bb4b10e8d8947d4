import type { EventKind } from '#lib/event-kinds.ts';

/** What happened to the safety of an account, as its owner is told. */
interface SecurityEvent {
  kind: EventKind;
  /** In the list; `device` is the browser and system where that is known. */
  text: (device: string) => string;
  /** Also told as a notice: what somebody may not have done themselves; `mailed` where the sign-in service writes a mail of its own. */
  notice?: 'told' | 'mailed';
}

const on = (device: string): string => (device ? ` on ${device}` : '');

/** What is not here is not shown. */
export const securityEvents: readonly SecurityEvent[] = [
  { kind: 'session.opened', text: (device) => `Signed in${on(device)}` },
  { kind: 'session.ended', text: (device) => `Signed out${on(device)}` },
  { kind: 'identity.new-device', text: (device) => `First sign-in${on(device)}`, notice: 'mailed' },
  {
    kind: 'identity.token-reused',
    text: () => 'Someone used an old copy of your sign-in, so we ended it',
    notice: 'mailed',
  },
  { kind: 'identity.signed-up', text: () => 'The account was created' },
  { kind: 'identity.password-added', text: () => 'A password was set', notice: 'told' },
  { kind: 'identity.password-changed', text: () => 'The password was changed', notice: 'mailed' },
  {
    kind: 'identity.password-reset',
    text: () => 'A new password was set with a link from an email',
    notice: 'mailed',
  },
  { kind: 'identity.reset-asked', text: () => 'Someone asked for a link to set a new password' },
  { kind: 'identity.email-verified', text: () => 'The address was confirmed' },
  {
    kind: 'identity.email-change-asked',
    text: () => 'Someone asked to change the address',
    notice: 'mailed',
  },
  { kind: 'identity.email-changed', text: () => 'The address was changed', notice: 'mailed' },
  { kind: 'identity.factor-added', text: () => 'Two-step sign-in was switched on', notice: 'mailed' },
  { kind: 'identity.factor-removed', text: () => 'Two-step sign-in was switched off', notice: 'mailed' },
  { kind: 'identity.passkey-added', text: (device) => `A passkey was added${on(device)}`, notice: 'mailed' },
  {
    kind: 'identity.passkey-removed',
    text: (device) => `The passkey created${on(device)} was removed`,
    notice: 'mailed',
  },
  { kind: 'identity.recovery-codes-made', text: () => 'New recovery codes were created', notice: 'told' },
  { kind: 'identity.recovery-code-used', text: () => 'A recovery code was used', notice: 'mailed' },
  { kind: 'identity.google-linked', text: () => 'A Google account was linked', notice: 'told' },
  { kind: 'identity.google-joined', text: () => 'A Google account was linked', notice: 'told' },
  { kind: 'identity.way-removed', text: () => 'A sign-in method was removed', notice: 'told' },
  {
    kind: 'identity.way-back-started',
    text: () => 'Someone asked us to turn off two-step sign-in',
    notice: 'mailed',
  },
  { kind: 'identity.way-back-cancelled', text: () => 'The request to turn off two-step sign-in was stopped' },
  { kind: 'identity.way-back-done', text: () => 'We turned off two-step sign-in', notice: 'mailed' },
  { kind: 'account.closed', text: () => 'The account was closed' },
  { kind: 'account.reopened', text: () => 'The account was reopened' },
];

/** The kinds that are shown. */
export const securityKinds = securityEvents.map(({ kind }) => kind);

/** What an event is called, with the device that its data may name. */
export function securityText(kind: string, data: Readonly<Record<string, unknown>>): string {
  const found = securityEvents.find((each) => each.kind === kind);
  return found?.text(typeof data.device === 'string' ? data.device : '') ?? kind;
}
