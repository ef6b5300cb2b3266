import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Files that read stored answers as they are, and why that is right. */
const READS_STORED: Readonly<Record<string, string>> = {
  'configuration/affected-people.ts': 'counts stored answers that a new version of a form would drop',
  'exports/former-forms.ts': 'exports answers whose field is removed',
  'answers/counted-answers.ts': 'decides which of them count',
  'configuration/affected-by-removal.ts': 'counts the stored answers that a deleted form leaves',
  'configuration/drafts/rename-document.ts': 'looks whether a form has stored answers',
  'answers/rename-answers.ts': 'moves the answers of renamed fields',
  'answers/saved-values.ts': 'gives a form back to be filled in',
  'contact/own-contacts.ts': 'lets the holder delete any contact that is stored',
  'applications/rows-field.ts': 'stores rows',
  'applications/named-people.ts': 'stores rows',
  'answers/with-drafts.ts': 'makes a row of drafts',
  'presenters/presenters-view.ts': 'names the main contact',
  'pages/accepted-partners.ts': 'submitted applications hold only answers that count',
  'registration/save-step.ts': 'stores a step',
  'desk/import/register-person.ts': 'stores a submission',
  'submission/check-submission.ts': 'stores a submission, with answers that lost their place',
  'registration/review-dossier.ts': 'checks each form',
  'proposals/copy-proposal.ts': 'copies a submitted proposal',
  'desk/actions/transferred-answers.ts': 'stores what a transfer keeps',
  'change/decide-change.ts': 'makes a row of a correction',
  'change/apply-change.ts': 'stores a correction',
  'change/correct-answers.ts': 'merges a correction',
  'confirmation/confirmation-mail.ts': 'names the recipient of a submitted registration',
  'dossiers/attendee-name.ts': 'names the holder of a submitted registration',
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
