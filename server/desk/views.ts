import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { type DeskView, MOST_VIEWS } from '#engine/contract/desk-views.ts';
import type { Database } from '#server/database/database.ts';
import { deskView } from '#server/database/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { invalidField, notFound, Refusal } from '#server/refusals/refusal.ts';

type ViewRow = typeof deskView.$inferSelect;
type NewView = Pick<ViewRow, 'name' | 'query'>;

const viewOf = ({ id, name, query, createdBy }: ViewRow): DeskView => ({ id, name, query, by: createdBy });

/** The saved views of an event, by name. */
export async function listViews(db: Database, eventCode: string): Promise<DeskView[]> {
  const rows = await db
    .select()
    .from(deskView)
    .where(eq(deskView.eventCode, eventCode))
    .orderBy(asc(sql`lower(${deskView.name})`));
  return rows.map(viewOf);
}

/** Saves a new view. Throws 422 for a name that another one has, or too many views. */
export async function addView(
  tx: Database,
  eventCode: string,
  createdBy: string,
  { name, query }: NewView,
): Promise<DeskView> {
  const [counted] = await tx
    .select({ total: count() })
    .from(deskView)
    .where(eq(deskView.eventCode, eventCode));
  if ((counted?.total ?? 0) >= MOST_VIEWS)
    throw new Refusal('invalid', { views: [inEveryLanguage('jobs.tooManyViews', { most: MOST_VIEWS })] });
  const [row] = await tx
    .insert(deskView)
    .values({ eventCode, name, query, createdBy })
    .onConflictDoNothing()
    .returning();
  if (!row) throw nameTaken();
  return viewOf(row);
}

/** Changes a view; returns it as it was and as it is. Throws 404 for an unknown one, 422 for another's name. */
export async function changeView(
  tx: Database,
  eventCode: string,
  id: string,
  { name, query }: NewView,
): Promise<{ was: DeskView; is: DeskView }> {
  const before = await viewNamed(tx, eventCode, id);
  const [same] = await tx
    .select({ id: deskView.id })
    .from(deskView)
    .where(
      and(
        eq(deskView.eventCode, eventCode),
        eq(sql`lower(${deskView.name})`, sql`lower(${name})`),
        ne(deskView.id, before.id),
      ),
    );
  if (same) throw nameTaken();
  const [row] = await tx.update(deskView).set({ name, query }).where(eq(deskView.id, before.id)).returning();
  if (!row) throw notFound();
  return { was: viewOf(before), is: viewOf(row) };
}

/** Removes a view and returns it; throws 404 for an unknown one. */
export async function removeView(tx: Database, eventCode: string, id: string): Promise<DeskView> {
  const row = await viewNamed(tx, eventCode, id);
  await tx.delete(deskView).where(eq(deskView.id, row.id));
  return viewOf(row);
}

async function viewNamed(tx: Database, eventCode: string, id: string): Promise<ViewRow> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(deskView)
        .where(and(eq(deskView.id, id), eq(deskView.eventCode, eventCode)))
        .for('update')
    : [];
  if (!row) throw notFound();
  return row;
}

const nameTaken = () => invalidField('name', inEveryLanguage('jobs.viewNameTaken'));
