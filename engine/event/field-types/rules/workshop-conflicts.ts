import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import type { KeywordRule } from '../../../form/keywords/rule.ts';
import { inEveryLanguage } from '../../languages/texts.ts';
import {
  workshopConflicts as conflictsOf,
  type ScheduledSession,
} from '../../schedule/workshop-conflicts.ts';

/** Picked workshops overlap, or are the same workshop twice (spec §5 "Schedule"). */
export const workshopConflicts: KeywordRule = {
  kind: 'keyword',
  name: 'workshopConflicts',
  message: (params) =>
    params['count'] === 1 ? inEveryLanguage('oneConflict') : inEveryLanguage('conflicts'),
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
