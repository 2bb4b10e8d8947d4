import { Button } from '#ui/actions/button.tsx';
import { type ToastWords, toast } from '#ui/panels/toast.ts';

const notes: ToastWords[] = [
  { title: 'Link copied' },
  { tone: 'done', title: 'Tuesday 14:00 is yours', text: 'We’re sending you an email with the link.' },
  { tone: 'warning', title: 'You are offline', text: 'We keep what you type and send it later.' },
  {
    tone: 'danger',
    title: 'The invoice was not sent',
    text: 'The mail server refused it. It stays in drafts.',
  },
];

export default function FourTones() {
  return (
    <div className="flex flex-wrap gap-3">
      {notes.map((note) => (
        <Button key={note.title} variant="ghost" size="small" onClick={() => toast(note)}>
          {note.title}
        </Button>
      ))}
    </div>
  );
}
