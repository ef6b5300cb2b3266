import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import { countedDossier, dossier, dossierSearch } from '#server/database/schema.ts';
import type { FilteredEvent } from './filtered-event.ts';
import { optionsOf } from './list-questions.ts';
import { anywhere, folded, literally } from './search-words.ts';

/** The most filters by answers. */
const MOST = 5;

/**
 * The condition for dossiers with an answer. `form/field`: any; `form/field=`: none, though its flow asks; else the
 * option of that id, or a text that contains it, whatever its case and accents.
 */
export function hasAnswers(of: FilteredEvent, filters: readonly string[]): SQL | undefined {
  return and(...filters.slice(0, MOST).map((filter) => hasAnswer(of, filter)));
}

function hasAnswer(of: FilteredEvent, filter: string): SQL | undefined {
  const [question = '', ...rest] = filter.split('=');
  const value = folded(rest.join('=')).trim();
  if (rest.length === 0) return counts(has(`${question}=`));
  if (value === '') return and(asks(of, question), not(counts(has(`${question}=`))));
  if (optionsOf(of, question).length > 0) return counts(has(`${question}=${value}`));
  return contains(question, value);
}

/** The condition for dossiers whose answer to a question contains a folded text. */
function contains(question: string, value: string): SQL {
  // The answers are read only of the dossiers that the index finds: the last comparison, always true, makes the
  // planner join first.
  return sql`${dossier.id} in (select ${countedDossier.dossierId} from ${dossierSearch}
    join ${countedDossier} on ${countedDossier.dossierId} = ${dossierSearch.dossierId}
    where ${dossierSearch.text} like ${anywhere(value)} and exists (
      select 1 from unnest(${countedDossier.answers}) as each
      where each like ${`${literally(question)}=${anywhere(value)}`} and ${dossierSearch.text} is not null))`;
}

/** The condition for dossiers whose answers that count, as of the last count, meet a condition. */
const counts = (condition: SQL): SQL =>
  sql`${dossier.id} in (select ${countedDossier.dossierId} from ${countedDossier} where ${condition})`;

const has = (entry: string): SQL => sql`${countedDossier.answers} @> array[${entry}]::text[]`;

/** The condition for dossiers of the flows that ask a question. */
function asks({ configuration, eventCode }: FilteredEvent, question: string): SQL {
  const form = question.split('/')[0];
  const flows = configuration
    .list(eventCode)
    .flatMap(({ document }) =>
      document.kind === 'flow' && document.steps.some(({ form_type }) => form_type === form)
        ? [document.code]
        : [],
    );
  return flows.length === 0 ? sql`false` : inArray(dossier.flow, flows);
}
