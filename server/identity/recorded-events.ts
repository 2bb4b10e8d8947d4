import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to accounts and sign-ins. */
  interface EventPayloads {
    'identity.account-deleted': NoData;
    'identity.blocked': { fields: string[] };
    'identity.changed-by-admin': { fields: string[] };
    'identity.created': NoData;
    'identity.email-change-asked': NoData;
    'identity.email-change-confirmed-once': NoData;
    'identity.email-changed': NoData;
    'identity.factor-added': NoData;
    'identity.factor-removed': NoData;
    'identity.google-joined': { provider: string; step: string };
    'identity.google-linked': NoData;
    'identity.link-asked': NoData;
    'identity.link-made': { type: string };
    'identity.new-device': { device: string };
    'identity.passkey-added': { device: string };
    'identity.passkey-removed': { device: string };
    'identity.password-added': NoData;
    'identity.password-changed': NoData;
    'identity.password-reset': NoData;
    'identity.profile-changed': NoData;
    'identity.recovery-code-used': { left: number };
    'identity.recovery-codes-made': NoData;
    'identity.reset-asked': NoData;
    'identity.sign-up-asked': NoData;
    'identity.signed-in': { provider: string; second?: string };
    'identity.signed-up': { provider: string; step?: string };
    'identity.token-reused': NoData;
    'identity.verification-sent': NoData;
    'identity.way-back-cancelled': NoData;
    'identity.way-back-done': NoData;
    'identity.way-back-started': NoData;
    'identity.way-removed': NoData;
  }
}
