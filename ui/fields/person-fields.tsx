import { useContext } from 'react';
import { KnownPerson } from './known-person.ts';
import { TextField } from './text-field.tsx';

interface PersonFieldsProps {
  /** What the address is for. */
  emailHint: string;
  /** What was typed before the form came back, and what was wrong with it. */
  typed?: Readonly<Record<string, string>>;
  wrong?: Readonly<Record<string, string>>;
}

/** Who somebody is and where mail reaches them, as every form of the site asks it; filled in for who is signed in. The form's rules say what is required. */
export function PersonFields({ emailHint, typed = {}, wrong = {} }: PersonFieldsProps) {
  const known = useContext(KnownPerson);
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={typed.name ?? known.name}
        error={wrong.name}
      />
      <TextField
        label="Email address"
        name="email"
        autoComplete="email"
        defaultValue={typed.email ?? known.email}
        error={wrong.email}
        hint={emailHint}
      />
    </>
  );
}
