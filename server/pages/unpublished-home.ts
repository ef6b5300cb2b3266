import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { PageDocument } from '#engine/event/documents/page/schema.ts';
import { inEveryLanguage } from '#server/languages/words.ts';

/** The home page of an event that has not published one: the event is there, its site is not yet. */
export function unpublishedHome({ name }: Pick<EventDocument, 'name'>): PageDocument {
  const lead = inEveryLanguage('site.notYetPublished');
  return {
    kind: 'page',
    code: 'home',
    title: name,
    blocks: [{ block: 'hero', title: name, lead, facts: [] }],
  };
}
