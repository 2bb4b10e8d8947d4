import type { Feature } from '#server/feature.ts';
import { binnedWebhook } from './commands/change-webhook.server.ts';
import { webhooksForget } from './listen.server.ts';
import { webhooksSection } from './panel.ts';

/** What other servers are told of. */
export const webhooksFeature: Feature = {
  name: 'webhooks',
  panel: [webhooksSection],
  retentions: [webhooksForget],
  binned: [binnedWebhook],
};
