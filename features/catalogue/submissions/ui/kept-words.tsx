const words = {
  idle: 'We save your draft as you type.',
  keeping: 'Saving…',
  kept: 'Saved. You can close this page.',
  failed: 'Not saved, because there is no connection. We’ll keep trying.',
} as const;

/** Whether what was typed is kept, in a line that is spoken when it changes. */
export const KeptWords = ({ state }: { state: keyof typeof words }) => (
  <p role="status" className={`needs-script text-sm ${state === 'failed' ? 'text-danger' : 'text-mute'}`}>
    {words[state]}
  </p>
);
