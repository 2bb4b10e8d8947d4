/** What happened to the safety of an account, as its owner is told. */
interface SecurityWords {
  /** In the list; `device` is the browser and system where that is known. */
  text: (device: string) => string;
  /** Also told as a notice: what somebody may not have done themselves; `mailed` where the sign-in service writes a mail of its own. */
  notice?: 'told' | 'mailed';
}

const on = (device: string): string => (device ? ` on ${device}` : '');

/** By the kind of event. What is not here is not shown. */
export const securityWords: Readonly<Record<string, SecurityWords>> = {
  'session.opened': { text: (device) => `Signed in${on(device)}` },
  'session.ended': { text: (device) => `Signed out${on(device)}` },
  'identity.new-device': { text: (device) => `First sign-in${on(device)}`, notice: 'mailed' },
  'identity.token-reused': {
    text: () => 'An old copy of a sign-in was used, so we ended that sign-in',
    notice: 'mailed',
  },
  'identity.signed-up': { text: () => 'The account was made' },
  'identity.password-added': { text: () => 'A password was set', notice: 'told' },
  'identity.password-changed': { text: () => 'The password was changed', notice: 'mailed' },
  'identity.password-reset': { text: () => 'A new password was set by mail', notice: 'mailed' },
  'identity.reset-asked': { text: () => 'A link for a new password was asked for' },
  'identity.email-verified': { text: () => 'The address was confirmed' },
  'identity.email-change-asked': { text: () => 'Another address was asked for', notice: 'mailed' },
  'identity.email-changed': { text: () => 'The address was changed', notice: 'mailed' },
  'identity.factor-added': { text: () => 'Two-step sign-in was switched on', notice: 'mailed' },
  'identity.factor-removed': { text: () => 'Two-step sign-in was switched off', notice: 'mailed' },
  'identity.passkey-added': { text: (device) => `A passkey was added${on(device)}`, notice: 'mailed' },
  'identity.passkey-removed': {
    text: (device) => `The passkey made${on(device)} was removed`,
    notice: 'mailed',
  },
  'identity.recovery-codes-made': { text: () => 'New recovery codes were made', notice: 'told' },
  'identity.recovery-code-used': { text: () => 'A recovery code was used', notice: 'mailed' },
  'identity.google-linked': { text: () => 'A Google account was linked', notice: 'told' },
  'identity.google-joined': { text: () => 'A Google account was linked', notice: 'told' },
  'identity.way-removed': { text: () => 'A way to sign in was taken off', notice: 'told' },
  'identity.way-back-started': {
    text: () => 'A way back without the second step was asked for',
    notice: 'mailed',
  },
  'identity.way-back-cancelled': { text: () => 'The way back was called off' },
  'identity.way-back-done': { text: () => 'The second step was taken off by us', notice: 'mailed' },
  'account.closed': { text: () => 'The account was closed' },
  'account.reopened': { text: () => 'The account was opened again' },
};

/** The kinds that are shown. */
export const securityKinds = Object.keys(securityWords);

/** What an event is called, with the device that its data may name. */
export function securityText(kind: string, data: Readonly<Record<string, unknown>>): string {
  return securityWords[kind]?.text(typeof data.device === 'string' ? data.device : '') ?? kind;
}
