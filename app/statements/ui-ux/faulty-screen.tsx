import { type SubmitEvent, useState } from 'react';
import { isDone } from './runs.ts';

/** What both screens tell the test. */
export interface ScreenProps {
  onError: () => void;
  onDone: () => void;
}

const empty = { day: '', time: '', phone: '' };
const field = 'mt-1 min-h-11 w-full border border-[#8a8a8a] bg-white px-2 text-[#1b1b1b]';

/** Version A. Its faults are meant: a loud button for the wrong thing, codes for dates, and a form that forgets. */
export function FaultyScreen({ onError, onDone }: ScreenProps) {
  const [entered, setEntered] = useState(empty);
  const [said, setSaid] = useState('');
  function fail(message: string) {
    setSaid(message);
    setEntered(empty);
    onError();
  }
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (/\D/.test(entered.phone) || entered.phone === '') return fail('Error 412: format');
    if (!isDone(entered)) return fail('Error 409: input does not match');
    onDone();
  }
  const set = (name: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    setEntered({ ...entered, [name]: event.currentTarget.value });
  return (
    <form onSubmit={save} noValidate className="grid gap-4 bg-[#f1f1f1] p-5 text-[#333]">
      <p className="text-lg">Modify entry #20411</p>
      <label>
        Date
        <select value={entered.day} onChange={set('day')} className={field}>
          <option value="">--</option>
          <option value="27">11/27</option>
          <option value="24">11/24</option>
          <option value="26">11/26</option>
          <option value="25">11/25</option>
        </select>
      </label>
      <label>
        Slot
        <select value={entered.time} onChange={set('time')} className={field}>
          <option value="">--</option>
          <option value="2:30">2.30</option>
          <option value="10:00">10.00</option>
          <option value="14:30">14.30</option>
          <option value="9:00">9.00</option>
        </select>
      </label>
      <label>
        Contact
        <input value={entered.phone} onChange={set('phone')} autoComplete="off" className={field} />
      </label>
      <p role="alert" className="min-h-6 text-[#b3261e]">
        {said}
      </p>
      <button
        type="button"
        onClick={() => fail('Changes discarded')}
        className="min-h-13 bg-[#1a56db] text-lg font-semibold text-white"
      >
        Discard
      </button>
      <button type="submit" className="min-h-11 text-sm text-[#6a6a6a]">
        Apply
      </button>
    </form>
  );
}
