import type { Diagnostic } from '../contract/problem.ts';
import type { ActivitiesDocument, Activity } from './activities-document.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { danglingFault, documentFault, duplicateCodes } from './document-fault.ts';

/** What is wrong with activities whose shape is right: codes, times, days and tracks. */
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
        ...timeFaults(activity, pointer),
      ];
    }),
  ];
}

/** A time is of a day; an end follows a start. */
function timeFaults({ day, start, end }: Activity, pointer: string): Diagnostic[] {
  if (start !== undefined && day === undefined) {
    return [documentFault(pointer, 'missing', 'A time needs its day.', '"day"')];
  }
  if (end !== undefined && start === undefined) {
    return [documentFault(pointer, 'missing', 'An end needs a start.', '"start"')];
  }
  return start !== undefined && end !== undefined && start >= end
    ? [documentFault(`${pointer}/end`, 'range', 'This is not after "start".')]
    : [];
}
