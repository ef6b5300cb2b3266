import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { ConfirmNeeded } from '#server/configuration/affected-people.ts';
import type { NewerVersion } from '#server/configuration/newer-version.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The answer for a document made from an older version, with the changes since. */
export function newer({ version, from, changes }: NewerVersion): HttpProblem {
  const message =
    from === 0
      ? inEveryLanguage('site.publishedAlready', { version })
      : inEveryLanguage(from > version ? 'site.unknownVersion' : 'site.newerVersion', { version, from });
  return new HttpProblem(
    409,
    { document: [message] },
    { reason: 'newer_version', newer: { version, changes: [...changes] } },
  );
}

/** The answer to a document that affects people, with how many they are. */
export function unconfirmed({ diagnostics }: ConfirmNeeded): HttpProblem {
  return new HttpProblem(
    409,
    { document: [inEveryLanguage('site.confirm')] },
    { reason: 'confirm', diagnostics: [...diagnostics] },
  );
}

/** The answer to a document that cannot be published, with why. */
export function refused(diagnostics: Diagnostic[]): HttpProblem {
  const message = inEveryLanguage('site.refused');
  return new HttpProblem(422, { document: [message] }, { diagnostics });
}
