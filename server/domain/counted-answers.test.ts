import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Files that read stored answers as they are, and why that is right. */
const READS_STORED: Readonly<Record<string, string>> = {
  'configuration/affected-people.ts': 'counts stored answers that a new version of a form would drop',
  'domain/exports/former-forms.ts': 'exports answers whose field is removed',
  'domain/counted-answers.ts': 'decides which of them count',
  'domain/saved-values.ts': 'gives a form back to be filled in',
  'domain/contact/own-contacts.ts': 'lets the holder delete any contact that is stored',
  'domain/rows/rows-field.ts': 'stores rows',
  'domain/rows/named-people.ts': 'stores rows',
  'domain/with-drafts.ts': 'makes a row of drafts',
  'domain/presenters/presenters-view.ts': 'names the main contact',
  'domain/site/accepted-partners.ts': 'submitted applications hold only answers that count',
  'flows/save-step.ts': 'stores a step',
  'flows/submit/check-submission.ts': 'stores a submission, with answers that lost their place',
  'flows/review-dossier.ts': 'checks each form',
  'flows/proposals/copy-proposal.ts': 'copies a submitted proposal',
  'flows/change/decide-change.ts': 'makes a row of a correction',
  'flows/change/apply-change.ts': 'stores a correction',
  'flows/change/correct-answers.ts': 'merges a correction',
  'mail/confirmation-mail.ts': 'names the recipient of a submitted registration',
  'receipts/attendee-name.ts': 'names the holder of a submitted registration',
};
const STORED = /\b(?:row|locked|registration|dossier|submitted|after|source)\.answers\b/;

test('stored answers are read through countedAnswers, but where they are stored or filled in', () => {
  const server = path.join(import.meta.dirname, '..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const readers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      STORED.test(readFileSync(path.join(server, file), 'utf8')),
  );
  expect(readers.filter((file) => !Object.hasOwn(READS_STORED, file))).toEqual([]);
});
