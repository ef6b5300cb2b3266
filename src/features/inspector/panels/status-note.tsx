import { memo } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { everyMachine } from '#machines/chart/every-machine.ts';
import { stateKeysOf } from '#machines/chart/state-keys.ts';
import type { InspectedTab, LogEntry } from '../live/inspection-log.ts';
import { unknownStates } from '../live/light-index.ts';
import './panels.css';

interface StandingNoteProps {
  readonly tab: InspectedTab | undefined;
  readonly chart: Chart;
  readonly entry: LogEntry | undefined;
}

/** Notes about the moment shown: its tab was closed, or its chart is of another version. */
export const StandingNote = memo(function StandingNote({ tab, chart, entry }: StandingNoteProps) {
  const notes = [goneNote(tab), unknownNote(chart, entry), formerNote(chart)].filter(Boolean);
  return (
    <div role="status" className="workbench-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
});

function goneNote(tab: InspectedTab | undefined): string {
  if (!tab?.isGone) return '';
  if (tab.isOfFile) return 'This is a file: how it was when it was copied or recorded.';
  return tab.isReloaded
    ? `Tab ${tab.number} was loaded anew: this is what was before. What it does now stands beside it in the list.`
    : `Tab ${tab.number} is closed: this is how it ended.`;
}

function unknownNote(chart: Chart, entry: LogEntry | undefined): string {
  const unknown = unknownStates(chart, entry?.snapshot.value);
  if (unknown.length === 0) return '';
  return `It is in ${named(unknown)}, which its chart does not have: nothing of it is lit.`;
}

/** A flow's chart is made from its document, and is held against no other. */
function formerNote(chart: Chart): string {
  const today = everyMachine.find(({ name, machine }) => name !== 'Flow' && machine.id === chart.id);
  if (!today) return '';
  const keys = stateKeysOf(today.machine);
  const former = chart.nodes.map(({ id }) => id).filter((id) => !keys.has(id));
  if (former.length === 0) return '';
  return `${named(former.map((id) => id.slice(chart.id.length + 1)))} is not in the ${today.name} machine of today any more.`;
}

const named = (keys: readonly string[]) => keys.map((key) => `“${key}”`).join(', ');
