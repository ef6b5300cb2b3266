import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import {
  workshopConflicts as conflictsOf,
  type ScheduledSession,
} from '../../schedule/workshop-conflicts.ts';
import type { KeywordRule } from './rule.ts';

/** Picked workshops overlap, or are the same workshop twice (spec §5 "Schedule"). */
export const workshopConflicts: KeywordRule = {
  kind: 'keyword',
  name: 'workshopConflicts',
  message: (params) =>
    params['count'] === 1
      ? { en: 'Resolve 1 conflict to continue.', fr: 'Réglez 1 conflit pour continuer.' }
      : { en: 'Resolve {count} conflicts to continue.', fr: 'Réglez {count} conflits pour continuer.' },
  definition: {
    keyword: 'workshopConflicts',
    type: 'array',
    schemaType: 'boolean',
    compile: () => {
      const check: DataValidateFunction = (picked: ScheduledSession[]) => {
        const count = conflictsOf(picked).length;
        check.errors = count === 0 ? [] : [{ keyword: 'workshopConflicts', params: { count } }];
        return count === 0;
      };
      return check;
    },
  },
};
