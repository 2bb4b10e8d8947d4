import { RangeField } from '#ui/fields/range-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { bounds, densities, faces, type Theme } from './theme.ts';

interface ThemeFieldsProps {
  theme: Theme;
  onChange: (part: Partial<Theme>) => void;
}

const spectrum = Array.from({ length: 13 }, (_, at) => `oklch(.62 .2 ${at * 30})`).join(', ');

/** The five things about the look that can be changed. */
export function ThemeFields({ theme, onChange }: ThemeFieldsProps) {
  return (
    <div className="grid content-start gap-4">
      <div>
        <RangeField
          label="Accent hue"
          {...bounds.hue}
          defaultValue={theme.hue}
          format={(value) => `${value}°`}
          onValueChange={(hue) => onChange({ hue })}
        />
        <div
          aria-hidden="true"
          className="mb-1 h-1.5 rounded-full rtl:-scale-x-100"
          style={{ backgroundImage: `linear-gradient(to right, ${spectrum})` }}
        />
      </div>
      <RangeField
        label="Accent lightness"
        {...bounds.lightness}
        defaultValue={theme.lightness}
        format={(value) => `${value}%`}
        onValueChange={(lightness) => onChange({ lightness })}
      />
      <RangeField
        label="Corner radius"
        {...bounds.radius}
        step={5}
        defaultValue={theme.radius}
        format={(value) => `${value}%`}
        onValueChange={(radius) => onChange({ radius })}
      />
      <SelectField
        label="Density"
        required
        defaultValue={theme.density}
        onChange={(event) => onChange({ density: event.target.value as Theme['density'] })}
      >
        {Object.entries(densities).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Heading typeface"
        required
        defaultValue={theme.face}
        onChange={(event) => onChange({ face: event.target.value as Theme['face'] })}
      >
        {Object.entries(faces).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
