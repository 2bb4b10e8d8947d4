import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to companies and their members. */
  interface EventPayloads {
    'company.declined': NoData;
    'company.invitation-revoked': NoData;
    'company.invited': { role: string };
    'company.joined': { role: string };
    'company.left': NoData;
    'company.made': NoData;
    'company.removed': NoData;
    'company.renamed': NoData;
    'company.role-changed': { role: string };
  }
}
