import { useState } from 'react';
import { CodeField } from '#ui/fields/code-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';

export default function SecretAndCode() {
  const [code, setCode] = useState('');
  return (
    <div className="grid max-w-3xl gap-x-10 gap-y-7 @2xl:grid-cols-2">
      <PasswordField
        label="A new password"
        name="password"
        autoComplete="new-password"
        required
        minLength={12}
        hint="Twelve characters or more. Four words are easy to remember."
      />
      <div>
        <CodeField
          label="The code from our email"
          name="code"
          required
          hint="It has six digits and is valid for ten minutes. You can paste it."
          onComplete={setCode}
        />
        <p role="status" className="mt-2 text-sm empty:hidden">
          {code ? `${code} would be checked now.` : null}
        </p>
      </div>
    </div>
  );
}
