import { Button } from '#ui/actions/button.tsx';
import { type ToastWords, toast } from '#ui/panels/toast.ts';

const notes: ToastWords[] = [
  { title: 'Link copied' },
  { tone: 'done', title: 'Tuesday 14:00 is yours', text: 'A mail with the link is on its way.' },
  { tone: 'warning', title: 'You are offline', text: 'What you type is kept and sent later.' },
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
