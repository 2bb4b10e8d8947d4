import { schedules } from '../recipes.ts';
import { scheduleWords } from '../words.ts';

/** The schedules as options of a select. */
export const ScheduleOptions = () =>
  schedules.map((schedule) => (
    <option key={schedule} value={schedule}>
      {scheduleWords[schedule]}
    </option>
  ));
