import { DatePicker, useDatePickerContext } from '@ark-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTopLayer } from '../foundation/use-top-layer.ts';

const round =
  'grid size-11 place-items-center rounded-full border border-line hover:bg-sunk disabled:opacity-40';
const cell =
  'grid h-11 w-full cursor-pointer place-items-center rounded-xl tabular-nums outline-accent hover:bg-sunk focus-visible:outline-2 focus-visible:outline-offset-[-2px] data-today:font-semibold data-today:underline data-today:decoration-2 data-today:underline-offset-4 data-in-range:rounded-none data-in-range:bg-selected data-range-start:rounded-s-xl data-range-end:rounded-e-xl data-selected:bg-ink data-selected:text-paper data-disabled:cursor-default data-disabled:text-mute data-disabled:line-through data-outside-range:invisible data-unavailable:cursor-default data-unavailable:text-mute data-unavailable:line-through';

const title = 'min-h-11 rounded-full px-4 font-display text-lg font-semibold tracking-[-.02em] hover:bg-sunk';

/** The way back and on, and between them what is shown; pressed, that leads one view up. */
function Head({ up }: { up?: string }) {
  const { visibleRangeText } = useDatePickerContext();
  return (
    <DatePicker.ViewControl className="flex items-center justify-between gap-2">
      <DatePicker.PrevTrigger className={round}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
      </DatePicker.PrevTrigger>
      {up ? (
        <DatePicker.ViewTrigger aria-label={`${visibleRangeText.formatted}: ${up}`} className={title}>
          <DatePicker.RangeText />
        </DatePicker.ViewTrigger>
      ) : (
        <DatePicker.RangeText className={`${title} grid place-items-center`} />
      )}
      <DatePicker.NextTrigger className={round}>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

function Days() {
  const { weekDays, weeks } = useDatePickerContext();
  return (
    <DatePicker.Table className="mt-2 w-full table-fixed">
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map((day) => (
            <DatePicker.TableHeader key={day.long} className="h-8 text-sm font-normal text-mute">
              {day.short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((day) => (
              <DatePicker.TableCell key={String(day)} value={day} className="p-0 py-px">
                <DatePicker.TableCellTrigger className={cell}>{day.day}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

interface MonthsOrYearsProps {
  columns: number;
  rows: { label: string; value: number; disabled?: boolean }[][];
}

function MonthsOrYears({ columns, rows }: MonthsOrYearsProps) {
  return (
    <DatePicker.Table columns={columns} className="mt-2 w-full table-fixed">
      <DatePicker.TableBody>
        {rows.map((row) => (
          <DatePicker.TableRow key={row[0]?.value}>
            {row.map(({ label, value, disabled }) => (
              <DatePicker.TableCell key={value} value={value} disabled={disabled} className="p-0 py-px">
                <DatePicker.TableCellTrigger className={cell}>{label}</DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

/** The month in a panel over the page, with months and years one step up; inside Ark's date picker. */
export function Calendar() {
  const picker = useDatePickerContext();
  const lift = useTopLayer<HTMLDivElement>(picker.open);
  return (
    <DatePicker.Positioner ref={lift} popover="manual" className="floats">
      <DatePicker.Content className="w-[min(21rem,100vw-1.5rem)] rounded-card border border-line bg-raised p-3 text-ink shadow-[0_12px_40px_oklch(0_0_0/.14)] outline-none">
        <DatePicker.View view="day">
          <Head up="choose a month" />
          <Days />
        </DatePicker.View>
        <DatePicker.View view="month">
          <Head up="choose a year" />
          <MonthsOrYears columns={3} rows={picker.getMonthsGrid({ columns: 3, format: 'long' })} />
        </DatePicker.View>
        <DatePicker.View view="year">
          <Head />
          <MonthsOrYears columns={4} rows={picker.getYearsGrid({ columns: 4 })} />
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Positioner>
  );
}
