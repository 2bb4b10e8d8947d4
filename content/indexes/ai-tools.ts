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
    note: 'Answers briefly and highlights where it says so',
    hue: 'sun',
    object: 'foldedSheet',
  },
  {
    href: '/ai-tools/multifilechat',
    name: 'Ask several files',
    note: 'Shows which file says what, and where files differ',
    hue: 'sky',
    object: 'shelf',
  },
  {
    href: '/ai-tools/webchat',
    name: 'Ask a web page',
    note: 'Answers from a web page or pasted text',
    hue: 'cobalt',
    object: 'chain',
  },
  {
    href: '/ai-tools/image-generator',
    name: 'Make a picture',
    note: 'Builds it from drawings you can move',
    hue: 'pink',
    object: 'prism',
  },
] as const;
