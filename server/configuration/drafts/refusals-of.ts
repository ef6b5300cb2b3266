import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import type { DraftRefusal, DraftScheduler } from '#server/database/schema.ts';
import { hasErrors } from '../diagnose-document.ts';
import type { CheckedRow } from './check-draft.ts';

type Confirmed = DraftScheduler['confirmed'];

const nameOf = ({ kind, code }: CheckedRow) => `${kind}/${code}`;

/** What keeps a draft from being published: errors, newer versions, and effects on people that were not confirmed. */
export function refusalsOf(checked: readonly CheckedRow[], confirmed: Confirmed): DraftRefusal[] {
  if (checked.length === 0) return [{ reason: 'empty' }];
  const known = new Set(confirmed.map(({ document, diagnostic }) => effectOf(document, diagnostic)));
  return checked.flatMap((each): DraftRefusal[] => {
    const document = nameOf(each);
    if (each.outdated === 'Y') return [{ reason: 'newer', document }];
    const faults = [...each.diagnostics, ...each.elsewhere.map(({ diagnostic }) => diagnostic)];
    if (hasErrors(faults)) {
      const errors = faults.filter(({ severity }) => severity === 'error');
      return [{ reason: 'errors', document, diagnostics: errors }];
    }
    const unknown = each.affected.filter((diagnostic) => !known.has(effectOf(document, diagnostic)));
    return unknown.length > 0 ? [{ reason: 'confirm', document, diagnostics: unknown }] : [];
  });
}

/** All effects of a draft on people, as they are confirmed. */
export const effectsOf = (checked: readonly CheckedRow[]): Confirmed =>
  checked.flatMap((each) => each.affected.map((diagnostic) => ({ document: nameOf(each), diagnostic })));

/** An effect whatever the number of people: more may have registered since it was confirmed. */
function effectOf(document: string, { pointer, code, problem }: Diagnostic): string {
  const said = problem.map(({ says, values: { count: _, ...values } }) => [says, values]);
  return JSON.stringify([document, pointer, code, said]);
}
