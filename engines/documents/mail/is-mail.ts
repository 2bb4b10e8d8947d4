const field = /^([!-9;-~]+):/;
/** Fields that a mail program writes and a letter that begins like a mail does not have. */
const written = ['mime-version', 'message-id', 'received', 'return-path', 'delivered-to', 'content-type'];

/** Whether a text is an email as programs save it: fields line by line, then an empty line and the message. */
export function isMail(text: string, isNamedSo: boolean): boolean {
  const names = new Set<string>();
  for (const line of text.slice(0, 64_000).split(/\r?\n/)) {
    if (line === '') break;
    // A field goes on in lines that begin with a space. Mailboxes begin each mail with a line that is no field.
    if (/^(?:[ \t]|>?From )/.test(line)) continue;
    const [, name] = field.exec(line) ?? [];
    if (name === undefined) return false;
    names.add(name.toLowerCase());
  }
  if (!names.has('from')) return false;
  return (
    written.some((name) => names.has(name)) || (isNamedSo && (names.has('subject') || names.has('date')))
  );
}
