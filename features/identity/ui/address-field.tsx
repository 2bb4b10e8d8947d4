import { TextField } from '#ui/fields/text-field.tsx';

interface AddressFieldProps {
  label?: string;
  hint?: string | undefined;
  /** What was typed into another form already. */
  defaultValue?: string;
}

/** The address of an account, in every form that asks for it. */
export const AddressField = ({ label = 'Email address', ...rest }: AddressFieldProps) => (
  <TextField
    label={label}
    name="email"
    type="email"
    required
    maxLength={254}
    // Password managers take what stands here for the name of the account.
    autoComplete="username"
    {...rest}
  />
);

/** The address in a form that was sent. */
export const addressIn = (form: FormData): string => String(form.get('email') ?? '').trim();
