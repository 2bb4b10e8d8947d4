/** The words of the podcast's page; its episodes are in content/podcast. */
export const podcast = {
  heading: 'The journal, read aloud',
  lead: 'Short versions of posts from our journal, to listen to. A machine reads them: Kokoro, a voice with open weights, on our own server.',
  terms: [
    ['Voice', 'Kokoro’s Heart, a machine'],
    ['Text', 'The post in short, as on the day of the recording'],
    ['Format', 'Opus in Ogg, with chapters and transcript'],
  ],
  note: 'Made with the tool that you can use yourself. Tell us what sounds wrong.',
} as const;
