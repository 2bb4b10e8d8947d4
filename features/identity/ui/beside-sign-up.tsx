import { useReturnPath } from './use-return-path.ts';

const link = 'text-accent underline underline-offset-[3px]';

/** Stands below both ways to sign up: what is kept, and the way for those who have an account. */
export function BesideSignUp() {
  const { carried } = useReturnPath();
  return (
    <p className="mt-6 max-w-[30rem] text-[.9375rem] text-mute">
      Our{' '}
      <a href="/privacy" className={link}>
        privacy page
      </a>{' '}
      says what we keep and for how long. Already have an account?{' '}
      <a href={`/sign-in${carried}`} className={link}>
        Sign in
      </a>
      .
    </p>
  );
}
