const words = {
  idle: 'What you type is kept as you go.',
  keeping: 'Keeping it …',
  kept: 'Kept. You can close this page.',
  failed: 'Not kept: no connection. It is tried again.',
} as const;

/** Whether what was typed is kept, in a line that is spoken when it changes. */
export const KeptWords = ({ state }: { state: keyof typeof words }) => (
  <p role="status" className={`needs-script text-sm ${state === 'failed' ? 'text-danger' : 'text-mute'}`}>
    {words[state]}
  </p>
);
