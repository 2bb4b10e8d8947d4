import { LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';

// Whoever wants out must get out, also over a line that hangs: after this the plain form is sent.
const patienceMs = 8000;
const tooLong = () => new Promise<never>((_, fail) => setTimeout(fail, patienceMs));

async function signOut(): Promise<void> {
  // Loaded now, so that no page carries it.
  const { signOutEverywhere } = await import('../client/sign-out.ts');
  await signOutEverywhere();
}

/** The way out. As a plain form it ends the session; with scripts it also clears what this browser keeps, in every tab. */
export function SignOutForm({ className = '' }: { className?: string }) {
  const [busy, setBusy] = useState(false);

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      await Promise.race([signOut(), tooLong()]);
      location.assign('/');
    } catch {
      // The session at least must end, or the page that says why it did not.
      form.submit();
    } finally {
      // The page may come back by the browser's Back, as it was left.
      setBusy(false);
    }
  }

  return (
    <form method="post" action="/api/session/end" onSubmit={leave}>
      <button type="submit" aria-busy={busy || undefined} className={className}>
        <LogOut size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        Sign out
      </button>
    </form>
  );
}
