import { Agenda } from './agenda.tsx';
import { PackedDay, type PackedDayProps } from './packed-day.tsx';
import { countOfRow } from './row-id.ts';
import { usePaper } from './use-paper.ts';
import type { ViewState } from './view-state.ts';

/** A day with more sessions than this is always a list. */
const LANES_MOST = 400;

interface DaySessionsProps extends PackedDayProps {
  readonly view: ViewState['view'];
  /** How many sessions the day has with nothing left out. */
  readonly ofDay: number;
}

/** A day in lanes or as a list; complete on paper. */
export function DaySessions({ view, ofDay, ...day }: DaySessionsProps) {
  const isOnPaper = usePaper();
  const total = day.rows.reduce((sum, row) => sum + countOfRow(row), 0);
  const first = isOnPaper ? total : day.first;
  const isList = view === 'list' || ofDay > LANES_MOST;
  return isList ? <Agenda {...day} first={first} /> : <PackedDay {...day} first={first} />;
}
