import { TextField } from './text-field.tsx';

interface PersonFieldsProps {
  /** What the address is for. */
  emailHint: string;
  emailRequired?: boolean;
  /** What was typed before the form came back, and what was wrong with it. */
  typed?: Readonly<Record<string, string>>;
  wrong?: Readonly<Record<string, string>>;
}

/** Who somebody is and where mail reaches them, as every form of the site asks it. */
export const PersonFields = ({
  emailHint,
  emailRequired = true,
  typed = {},
  wrong = {},
}: PersonFieldsProps) => (
  <>
    <TextField
      label="Name"
      name="name"
      required
      maxLength={100}
      autoComplete="name"
      defaultValue={typed.name}
      error={wrong.name}
    />
    <TextField
      label="E-mail address"
      name="email"
      type="email"
      required={emailRequired}
      maxLength={254}
      autoComplete="email"
      defaultValue={typed.email}
      error={wrong.email}
      hint={emailHint}
    />
  </>
);
