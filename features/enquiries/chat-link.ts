/** Messaging services that take a first message in the address, and under which name. */
const messageParameter: Readonly<Record<string, string>> = {
  'wa.me': 'text',
  'api.whatsapp.com': 'text',
  't.me': 'text',
  'telegram.me': 'text',
};

/** The chat's address with a first message written, where its service takes one. */
export function chatLink(link: string, message: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  const name = messageParameter[url.hostname];
  if (!name || url.searchParams.has(name)) return link;
  url.searchParams.set(name, message);
  // Services read %20, and some show a plus as it stands.
  return url.href.replaceAll('+', '%20');
}
