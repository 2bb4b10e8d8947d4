import { useContext } from 'react';
import { KnownPerson } from './known-person.ts';
import { TextField } from './text-field.tsx';

interface PersonFieldsProps {
  /** What the address is for. */
  emailHint: string;
  emailRequired?: boolean;
  /** What was typed before the form came back, and what was wrong with it. */
  typed?: Readonly<Record<string, string>>;
  wrong?: Readonly<Record<string, string>>;
}

/** Who somebody is and where mail reaches them, as every form of the site asks it; filled in for who is signed in. */
export function PersonFields({ emailHint, emailRequired = true, typed = {}, wrong = {} }: PersonFieldsProps) {
  const known = useContext(KnownPerson);
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={100}
        autoComplete="name"
        defaultValue={typed.name ?? known.name}
        error={wrong.name}
      />
      <TextField
        label="E-mail address"
        name="email"
        type="email"
        required={emailRequired}
        maxLength={254}
        autoComplete="email"
        defaultValue={typed.email ?? known.email}
        error={wrong.email}
        hint={emailHint}
      />
    </>
  );
}
