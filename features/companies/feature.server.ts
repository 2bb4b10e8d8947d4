import type { Feature } from '#server/feature.ts';
import { companyInvitationsForget } from './commands/change-invitation.server.ts';
import { renewInvitation } from './commands/renew-invitation.server.ts';
import { companyData } from './personal-data.server.ts';

/** Companies that several accounts share. */
export const companiesFeature: Feature = {
  name: 'companies',
  jobs: [companyInvitationsForget],
  personalData: [companyData],
  linkRenewals: [renewInvitation],
};
