/** The key in our reply address, found among all recipients of an email; null if none is ours. */
export function mailKeyIn(recipients: readonly string[], replyTo: string): string | null {
  const [local = '', domain = ''] = replyTo.toLowerCase().split('@');
  for (const recipient of recipients) {
    const [name = '', host = ''] = recipient.toLowerCase().split('@');
    if (host === domain && name.startsWith(`${local}+`)) return name.slice(local.length + 1);
  }
  return null;
}

/** Whether a mail was for our mailbox at all, with a key or without. */
export function isForUs(recipients: readonly string[], replyTo: string): boolean {
  const plain = replyTo.toLowerCase();
  return (
    mailKeyIn(recipients, replyTo) !== null ||
    recipients.some((recipient) => recipient.toLowerCase() === plain)
  );
}
