import { unprintable } from '#lib/text/print-runs.ts';

/** Says why a name cannot be printed, if our typeface lacks letters of it. */
export function LettersNote({ name }: { name: string }) {
  const [missing] = unprintable(name);
  return missing ? (
    <p className="mt-1.5 text-[.84375rem] font-medium text-danger">
      Our typeface has no “{missing}”, so this one can be signed and checked but not printed as a PDF.
    </p>
  ) : null;
}
