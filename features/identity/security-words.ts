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
    text: () => 'An old copy of a sign-in was used, so we ended that sign-in',
    notice: 'mailed',
  },
  { kind: 'identity.signed-up', text: () => 'The account was made' },
  { kind: 'identity.password-added', text: () => 'A password was set', notice: 'told' },
  { kind: 'identity.password-changed', text: () => 'The password was changed', notice: 'mailed' },
  { kind: 'identity.password-reset', text: () => 'A new password was set by mail', notice: 'mailed' },
  { kind: 'identity.reset-asked', text: () => 'A link for a new password was asked for' },
  { kind: 'identity.email-verified', text: () => 'The address was confirmed' },
  { kind: 'identity.email-change-asked', text: () => 'Another address was asked for', notice: 'mailed' },
  { kind: 'identity.email-changed', text: () => 'The address was changed', notice: 'mailed' },
  { kind: 'identity.factor-added', text: () => 'Two-step sign-in was switched on', notice: 'mailed' },
  { kind: 'identity.factor-removed', text: () => 'Two-step sign-in was switched off', notice: 'mailed' },
  { kind: 'identity.passkey-added', text: (device) => `A passkey was added${on(device)}`, notice: 'mailed' },
  {
    kind: 'identity.passkey-removed',
    text: (device) => `The passkey made${on(device)} was removed`,
    notice: 'mailed',
  },
  { kind: 'identity.recovery-codes-made', text: () => 'New recovery codes were made', notice: 'told' },
  { kind: 'identity.recovery-code-used', text: () => 'A recovery code was used', notice: 'mailed' },
  { kind: 'identity.google-linked', text: () => 'A Google account was linked', notice: 'told' },
  { kind: 'identity.google-joined', text: () => 'A Google account was linked', notice: 'told' },
  { kind: 'identity.way-removed', text: () => 'A way to sign in was taken off', notice: 'told' },
  {
    kind: 'identity.way-back-started',
    text: () => 'A way back without the second step was asked for',
    notice: 'mailed',
  },
  { kind: 'identity.way-back-cancelled', text: () => 'The way back was called off' },
  { kind: 'identity.way-back-done', text: () => 'The second step was taken off by us', notice: 'mailed' },
  { kind: 'account.closed', text: () => 'The account was closed' },
  { kind: 'account.reopened', text: () => 'The account was opened again' },
];

/** The kinds that are shown. */
export const securityKinds = securityEvents.map(({ kind }) => kind);

/** What an event is called, with the device that its data may name. */
export function securityText(kind: string, data: Readonly<Record<string, unknown>>): string {
  const found = securityEvents.find((each) => each.kind === kind);
  return found?.text(typeof data.device === 'string' ? data.device : '') ?? kind;
}
