import type { Diagnostic } from '../contract/problem.ts';
import type { ActivitiesDocument, Activity } from './activities-document.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseTime } from './diagnose-times.ts';
import { danglingFault, documentFault, documentWarning, duplicateCodes } from './document-fault.ts';

/** Diagnostics of activities with a valid shape: codes, times, days and tracks. */
export function diagnoseActivities(
  { activities }: ActivitiesDocument,
  context: DiagnoseContext,
): Diagnostic[] {
  return [
    ...duplicateCodes(activities, `/activities`),
    ...activities.flatMap((activity, index) => {
      const pointer = `/activities/${index}`;
      return [
        ...danglingFault(`${pointer}/day`, 'day', activity.day, context.days),
        ...(activity.tracks ?? []).flatMap((track, at) =>
          danglingFault(`${pointer}/tracks/${at}`, 'track', track, context.tracks),
        ),
        ...timeFaults(activity, pointer, context),
        ...capacityWarnings(activity, pointer),
      ];
    }),
  ];
}

/** Capacity for less than one registration; 0 is a deliberate way to close an activity. */
function capacityWarnings({ capacity, most }: Activity, pointer: string): Diagnostic[] {
  if (!capacity || most === undefined || most <= capacity) return [];
  const problem = `One registration could sign up more people than there is room for, ${capacity}. Lower "most" or raise "capacity".`;
  return [documentWarning(`${pointer}/most`, 'range', problem, `${capacity} or fewer`)];
}

/** A time is of a day; an end needs a start. */
function timeFaults(activity: Activity, pointer: string, context: DiagnoseContext): Diagnostic[] {
  const { day, start, end, tracks } = activity;
  if (start !== undefined && day === undefined) {
    return [documentFault(pointer, 'missing', 'A time needs its day.', '"day"')];
  }
  if (end !== undefined && start === undefined) {
    return [documentFault(pointer, 'missing', 'An end needs a start.', '"start"')];
  }
  // In a single track, that track's time zone applies.
  const track = tracks?.length === 1 ? tracks[0] : undefined;
  return diagnoseTime({ day, start, end, track }, pointer, context);
}
