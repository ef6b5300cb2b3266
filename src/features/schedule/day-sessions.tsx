import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { ScheduleTime } from '#engine/contract/schedule.ts';
import type { MyWorkshops } from '#src/lib/my-workshops/use-my-workshops.ts';
import { Agenda } from './agenda.tsx';
import { ScheduleGrid } from './schedule-grid.tsx';
import { countOf } from './select-sessions.ts';
import { useMinWidth } from './use-min-width.ts';
import { usePaper } from './use-paper.ts';
import type { ViewState } from './view-state.ts';

/** Wide enough for rooms side by side, in CSS pixels; schedule.css knows it too. */
const WIDE = 1000;

/** Of a day with more than so many sessions no one sees a grid: it is a list, whatever was chosen. */
const GRID_MOST = 400;

interface DaySessionsProps {
  readonly view: ViewState['view'];
  readonly times: readonly ScheduleTime[];
  /** How many sessions are drawn at once. */
  readonly first: number;
  readonly wholeDay: readonly ScheduleTime[];
  readonly filters: readonly ScheduleFilter[];
  readonly workshops: MyWorkshops;
  readonly onOpen: (session: string) => void;
}

/**
 * A day by room where there is room for that, else as a list; on paper as a whole list. As long as the width is not
 * known both are there and styles show one, so that nothing moves when the browser takes the page over.
 */
export function DaySessions({ view, wholeDay, filters, ...day }: DaySessionsProps) {
  const isWide = useMinWidth(WIDE);
  const isOnPaper = usePaper();
  if (isOnPaper) return <Agenda key="paper" {...day} first={countOf(day.times)} />;
  const mayBeGrid = view === 'grid' && countOf(wholeDay) <= GRID_MOST && isWide !== false;
  const mayBeList = !mayBeGrid || isWide === undefined;
  return (
    <>
      {mayBeGrid && (
        <div key="grid" className="schedule-wide">
          <ScheduleGrid {...day} wholeDay={wholeDay} filters={filters} />
        </div>
      )}
      {mayBeList && (
        <div key="list" className={mayBeGrid ? 'schedule-narrow' : undefined}>
          <Agenda {...day} />
        </div>
      )}
    </>
  );
}
