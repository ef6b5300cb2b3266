import { and, inArray, not, type SQL, sql } from 'drizzle-orm';
import { dossier, dossierSearch } from '#server/database/schema.ts';
import type { FilteredEvent } from './filtered-event.ts';
import { optionsOf } from './list-questions.ts';
import { folded, literally } from './search-words.ts';

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
  if (rest.length === 0) return isListed(has(`${question}=`));
  if (value === '') return and(asks(of, question), not(isListed(has(`${question}=`))));
  if (optionsOf(of, question).length > 0) return isListed(has(`${question}=${value}`));
  return isListed(sql`${dossierSearch.text} like ${`%${literally(value)}%`} and exists (
    select 1 from unnest(${dossierSearch.answers}) as each
    where each like ${`${literally(question)}=%${literally(value)}%`})`);
}

const isListed = (condition: SQL): SQL =>
  sql`${dossier.id} in (select ${dossierSearch.dossierId} from ${dossierSearch} where ${condition})`;

const has = (entry: string): SQL => sql`${dossierSearch.answers} @> array[${entry}]::text[]`;

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
