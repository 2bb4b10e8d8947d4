export const aiTools = [
  {
    href: '/ai-tools/speech-to-text',
    name: 'Speech to text',
    note: 'Record or open a file; your browser transcribes it',
    hue: 'coral',
    object: 'microphone',
  },
  {
    href: '/ai-tools/text-to-speech',
    name: 'Text to speech',
    note: 'Reads numbers and dates as people say them',
    hue: 'mint',
    object: 'bubbles',
  },
  {
    href: '/ai-tools/filechat',
    name: 'Ask a file',
    note: 'A short answer, marked on its page',
    hue: 'sun',
    object: 'foldedSheet',
  },
  {
    href: '/ai-tools/multifilechat',
    name: 'Ask several files',
    note: 'Which file says what, and where they differ',
    hue: 'sky',
    object: 'shelf',
  },
  {
    href: '/ai-tools/webchat',
    name: 'Ask a web page',
    note: 'Answers from an address or a pasted page',
    hue: 'cobalt',
    object: 'chain',
  },
  {
    href: '/ai-tools/image-generator',
    name: 'Make a picture',
    note: 'Put together from drawings you can move',
    hue: 'pink',
    object: 'prism',
  },
] as const;
