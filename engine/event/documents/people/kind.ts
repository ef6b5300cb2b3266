import { documentKind } from '../../document-kind/document-kind.ts';
import { richText } from '../../document-kind/edit-hint.ts';
import { diagnosePeople } from './diagnosis.ts';
import { peopleProblems } from './problems.ts';
import { peopleWords as en } from './reference.en.ts';
import { peopleWords as fr } from './reference.fr.ts';
import { PeopleDocument } from './schema.ts';

export const people = documentKind({
  schema: PeopleDocument,
  diagnose: diagnosePeople,
  isSingle: true,
  namesOthers: true,
  refreshes: () => ['catalogue'],
  problems: peopleProblems,
  reference: { en, fr },
  hints: {
    'people.people.biography': richText,
  },
});
