/** Says that a certificate can't be printed, if our typefaces lack a letter of it. */
export function LettersNote({ missing }: { missing: string | undefined }) {
  return missing ? (
    <p className="mt-1.5 text-[.84375rem] font-medium text-danger">
      Our typefaces don’t have “{missing}”, so this one can be signed and checked but not printed as a PDF.
    </p>
  ) : null;
}
