import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseTime } from '../../diagnosis/diagnose-times.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { danglingFault, duplicateCodes, repeatedNames } from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';
import type { PeopleDocument } from './schema.ts';

/** Diagnostics of people with a valid shape: codes, days and times of keynotes. */
export function diagnosePeople({ people }: PeopleDocument, context: DiagnoseContext): Diagnostic[] {
  return [
    ...duplicateCodes(people, '/people'),
    ...repeatedNames(
      people.map(({ name }) => name),
      (index) => `/people/${index}/name`,
      (name) => says('nameTaken', { name }),
    ),
    ...people.flatMap(({ keynote }, index) => {
      if (!keynote) return [];
      const pointer = `/people/${index}/keynote`;
      return [
        ...danglingFault(`${pointer}/day`, 'day', keynote.day, context.days),
        ...diagnoseTime(keynote, pointer, context),
      ];
    }),
  ];
}
