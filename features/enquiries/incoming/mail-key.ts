/** The key that a reply address of ours carries, from all that a mail was for; null where none is ours. */
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
