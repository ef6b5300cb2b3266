import { eq } from 'drizzle-orm';
import { fieldsOf, renamedIn } from '#engine/form/form-document/renamed-fields.ts';
import type { Renaming } from '#server/answers/rename-answers.ts';
import type { Database } from '#server/database/database.ts';
import { deskView } from '#server/database/schema.ts';

/** Updates the filters and columns of saved views that name a renamed field of a form. */
export async function renameInViews(tx: Database, { eventCode, before, after }: Renaming): Promise<void> {
  const names = renamedIn(fieldsOf(before), fieldsOf(after));
  const views = await tx.select().from(deskView).where(eq(deskView.eventCode, eventCode));
  for (const { id, query } of views) {
    const renamed = renamedInView(query, after.code, names);
    if (renamed !== query) await tx.update(deskView).set({ query: renamed }).where(eq(deskView.id, id));
  }
}

/** The query of a view with the new codes of fields; the same text if it names none of them. */
export function renamedInView(query: string, form: string, names: ReadonlyMap<string, string>): string {
  const isOne = (named: string) => {
    const [holder, field = ''] = named.split('/');
    return holder === form && names.has(field);
  };
  const renamed = (named: string) => {
    const field = named.slice(form.length + 1);
    return isOne(named) ? `${form}/${names.get(field) ?? field}` : named;
  };
  const params = new URLSearchParams(query);
  let isSame = true;
  const entries = [...params].map(([key, value]): [string, string] => {
    const now =
      key === 'answer'
        ? value.replace(/^[^=]*/, renamed)
        : key === 'columns'
          ? value.split(',').map(renamed).join(',')
          : value;
    if (now !== value) isSame = false;
    return [key, now];
  });
  return isSame ? query : new URLSearchParams(entries).toString();
}
