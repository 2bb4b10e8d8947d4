/** The words of the podcast's page; its episodes are in content/podcast. */
export const podcast = {
  heading: 'The journal, read aloud',
  lead: 'Short versions of posts from our journal, to listen to. They’re read by Kokoro, the open text-to-speech model that also runs on our server.',
  terms: [
    ['Voice', 'Kokoro’s Heart, a synthetic voice'],
    ['Text', 'A short version of the post, as it was on the day of recording'],
    ['Format', 'Opus in Ogg, with chapters and transcript'],
  ],
  note: 'We used a tool that you can use too. Tell us what sounds wrong.',
} as const;
