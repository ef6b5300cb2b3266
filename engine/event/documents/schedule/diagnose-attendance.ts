import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { canHappen, openAt } from '../../diagnosis/flow-worlds.ts';
import { pickedDocument, pickersIn, sessionCondition } from '../../diagnosis/picked-offers.ts';
import { says } from './problems.ts';
import type { ScheduleDocument } from './schema.ts';

/** Sessions that no registration can attend where it chooses its workshops. */
export function diagnoseAttendance(document: ScheduleDocument, context: DiagnoseContext): Diagnostic[] {
  const within = { ...context, schedule: document };
  const pickers = (context.flows ?? [])
    .flatMap((flow) => pickersIn(flow, context))
    .filter(({ field }) => pickedDocument(field) === 'schedule');
  if (pickers.length === 0) return [];
  const known = new Map<string, boolean>();
  return document.sessions.flatMap((session, index) => {
    const condition = sessionCondition(session, within);
    if (condition === undefined) return [];
    const key = JSON.stringify(condition);
    const isNever =
      known.get(key) ??
      pickers.every(
        ({ flow, step, shown }) =>
          canHappen([...shown, condition], flow, context, openAt(flow, step)) === false &&
          canHappen(shown, flow, context, openAt(flow, step)) === true,
      );
    known.set(key, isNever);
    return isNever ? [documentWarning(`/sessions/${index}`, 'never_met', says('neverAttended'))] : [];
  });
}
