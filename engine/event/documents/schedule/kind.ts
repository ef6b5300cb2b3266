import { documentKind } from '../../document-kind/document-kind.ts';
import { limit, longText, money, to } from '../../document-kind/edit-hint.ts';
import { diagnoseSchedule } from './diagnosis.ts';
import { scheduleProblems } from './problems.ts';
import { scheduleWords as en } from './reference.en.ts';
import { scheduleWords as fr } from './reference.fr.ts';
import { ScheduleDocument } from './schema.ts';

export const schedule = documentKind({
  schema: ScheduleDocument,
  diagnose: diagnoseSchedule,
  isSingle: true,
  namesOthers: true,
  refreshes: () => ['schedule', 'items', 'catalogue'],
  problems: scheduleProblems,
  reference: { en, fr },
  hints: {
    'schedule.workshops.description': longText,
    'schedule.sessions.workshop': to('schedule.workshops'),
    'schedule.sessions.schedule': to('schedule.slots'),
    'schedule.sessions.fee.amount': money,
    'schedule.sessions.capacity': limit,
    'schedule.sessions.kept': limit,
  },
});
