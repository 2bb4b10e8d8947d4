import { FieldGroup, type FieldTexts, useField } from '#ui/fields/field.tsx';

/** A picture that can be chosen. */
export interface PictureChoice {
  id: string;
  /** What it shows. */
  alt: string;
  src: string;
}

interface PictureFieldProps extends FieldTexts {
  name: string;
  defaultValue?: string | undefined;
  pictures: readonly PictureChoice[];
  disabled?: boolean;
}

const frame =
  'grid aspect-[2/1] w-full place-items-center overflow-hidden rounded-input border border-line bg-sunk text-[.9375rem] text-mute peer-checked:shadow-[0_0_0_2px_var(--raised),0_0_0_4px_var(--ink)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2';

/** One of the pictures of the site, or none. */
export function PictureField({
  label,
  hint,
  error,
  name,
  defaultValue,
  pictures,
  disabled,
}: PictureFieldProps) {
  const field = useField({ hint, error });
  const choices = [{ id: '', alt: 'None', src: '' }, ...pictures];
  return (
    <FieldGroup id={field.id} label={label} hint={hint} error={field.error}>
      <div className="grid max-h-96 grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3">
        {choices.map(({ id, alt, src }) => (
          <label key={id} className="cursor-pointer">
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === (defaultValue ?? '')}
              disabled={disabled}
              className="peer sr-only"
            />
            <span className={frame}>
              {src ? <img src={src} alt="" loading="lazy" className="size-full object-cover" /> : 'None'}
            </span>
            {src ? <span className="mt-1 line-clamp-1 text-sm text-mute">{alt}</span> : null}
          </label>
        ))}
      </div>
      {pictures.length === 0 ? (
        <p className="mt-2 text-sm text-mute">
          No pictures yet.{' '}
          <a href="/admin-panel/pictures" className="underline underline-offset-4">
            Add a picture
          </a>
          .
        </p>
      ) : null}
    </FieldGroup>
  );
}
