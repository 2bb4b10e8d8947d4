/** What the secrets of webhooks are sealed for. */
export const secretPurpose = 'webhooks.secret';
