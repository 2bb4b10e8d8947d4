import { type Country, countries, countryCodes } from '#engines/leave/holidays.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { typedAmount } from '../../../app-kit/form/read-fields.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { editPerson, hire, type TypedPerson } from '../../actions/people.ts';
import type { Person } from '../../records.ts';
import { personOptions } from '../../rules/person-options.ts';
import { TypedForm } from '../parts/typed-form.tsx';
import { useAct, usePeople } from '../people-context.ts';

interface PersonFormProps {
  /** Who is changed; somebody new when it is left out. */
  person?: Person;
  onDone: () => void;
}

/** The details of a person, as HR fills them in. */
export function PersonForm({ person, onDone }: PersonFormProps) {
  const { rows, viewer, day, company } = usePeople();
  const act = useAct();
  const teams = [...rows.teams.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  function send(typed: (field: string) => string) {
    const given: TypedPerson = {
      name: typed('name'),
      title: typed('title'),
      email: typed('email'),
      phone: typed('phone'),
      teamId: typed('teamId'),
      // Whatever else it is, the action refuses it.
      country: typed('country') as Country,
      city: typed('city'),
      born: typed('born'),
      iban: typed('iban'),
      ended: typed('ended'),
    };
    if (person) return act(editPerson(rows, viewer, person.id, given, day));
    const monthly = typedAmount(typed('monthly'), company.company.currency);
    const outcome = hire(rows, viewer, {
      ...given,
      started: typed('started'),
      managerId: typed('managerId'),
      monthly,
    });
    const refused = act(outcome);
    const made = 'edits' in outcome ? outcome.edits[0] : undefined;
    if (made) goTo(['people', made.id]);
    return refused;
  }
  return (
    <TypedForm
      send={person ? 'Save the details' : 'Add this person'}
      onSend={send}
      onDone={onDone}
      onCancel={onDone}
    >
      {(wrong) => (
        <>
          <TextField label="Name" name="name" required defaultValue={person?.name} error={wrong('name')} />
          <TextField
            label="Job title"
            name="title"
            required
            defaultValue={person?.title}
            error={wrong('title')}
          />
          <SelectField
            label="Team"
            name="teamId"
            required
            placeholder="Choose a team"
            defaultValue={person?.teamId}
            error={wrong('teamId')}
          >
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {person ? null : (
            <>
              <Combobox
                label="Manager"
                name="managerId"
                required
                options={personOptions(rows.people)}
                error={wrong('managerId')}
              />
              <DateField label="First day of work" name="started" required error={wrong('started')} />
              <TextField
                label={`Monthly pay, ${company.company.currency}`}
                name="monthly"
                required
                inputMode="decimal"
                hint="Before tax, for 40 hours a week."
                error={wrong('monthly')}
              />
            </>
          )}
          <TextField
            label="Email"
            name="email"
            type="email"
            required
            defaultValue={person?.email}
            error={wrong('email')}
          />
          <TextField label="Phone" name="phone" type="tel" defaultValue={person?.phone} />
          <SelectField
            label="Country"
            name="country"
            required
            placeholder="Choose a country"
            defaultValue={person?.country}
            hint="This decides the public holidays."
            error={wrong('country')}
          >
            {countryCodes.map((code) => (
              <option key={code} value={code}>
                {countries[code]}
              </option>
            ))}
          </SelectField>
          <TextField label="City" name="city" defaultValue={person?.city} />
          <DateField label="Born" name="born" required defaultValue={person?.born} error={wrong('born')} />
          <TextField label="Bank account" name="iban" defaultValue={person?.iban} error={wrong('iban')} />
          {person ? (
            <DateField
              label="Last day of work"
              name="ended"
              defaultValue={person.ended ?? undefined}
              hint="Fill this in once you know it."
              error={wrong('ended')}
            />
          ) : null}
        </>
      )}
    </TypedForm>
  );
}
