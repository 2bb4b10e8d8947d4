/** Where the box leads, or why it leads nowhere. */
export type Destination = { is: 'tool'; href: string } | { is: 'choose' } | { is: 'wrong'; message: string };

const sound = /\.(?:mp3|m4a|wav|ogg|oga|opus|webm|flac|aac)$/i;
const documents = /\.(?:pdf|docx|pptx|xlsx|csv|tsv|html?|epub|eml|md|txt|png|jpe?g|webp)$/i;

/** Which tool opens files: sound becomes text, documents are asked. */
export function whereFilesGo(names: readonly string[]): Destination {
  const [first] = names;
  if (!first) return { is: 'wrong', message: 'Choose a file first.' };
  if (names.every((name) => sound.test(name)))
    return names.length === 1
      ? { is: 'tool', href: '/ai-tools/speech-to-text' }
      : { is: 'wrong', message: 'Please choose one recording at a time.' };
  const unknown = names.find((name) => !documents.test(name));
  if (unknown)
    return {
      is: 'wrong',
      message: `No tool here can read ${unknown}. PDF, Office, web, email, text, picture and sound files work.`,
    };
  return { is: 'tool', href: names.length === 1 ? '/ai-tools/filechat' : '/ai-tools/multifilechat' };
}

/** An address as it may be typed: with or without https, never a sentence. */
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/\S+|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.test(text);

/** Which tool a typed line opens: an address is read, anything else can become several things. */
export function whereTextGoes(typed: string): Destination {
  const text = typed.trim();
  if (text === '') return { is: 'wrong', message: 'Type something, paste an address, or choose a file.' };
  return isAddress(text) ? { is: 'tool', href: '/ai-tools/webchat' } : { is: 'choose' };
}
