import type { Discount, DiscountsDocument } from '#engine/event/documents/discounts/schema.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { notPublished } from './codes-problems.ts';

/** The codes of an event, in the order of their document. */
export function codesOf(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
): readonly Discount[] {
  return configuration.current(eventCode, 'discounts', catalogue.discounts)?.document.discounts ?? [];
}

/** Runs in the transaction of a publish; `publish` returns the new version of the document of codes. */
export type Publication<Result> = (
  tx: Database,
  publish: (tx: Database) => Promise<number>,
) => Promise<Result>;

/**
 * Publishes a new version of the document of codes, made from the version that is published at that moment: nothing that
 * others publish meanwhile is lost. Returns the result of `around`. Rejects with what `make` or `around` throws, or with
 * 422 if the document has errors.
 */
export async function publishCodes<Result>(
  configuration: ConfigurationStore,
  eventCode: string,
  make: (codes: readonly Discount[]) => Discount[],
  around: Publication<Result>,
): Promise<Result> {
  let result: { readonly of: Result } | undefined;
  const outcome = await configuration.publishTogether(
    eventCode,
    async () => {
      const current = configuration.current(eventCode, 'discounts', catalogue.discounts)?.document;
      const discounts = make(current?.discounts ?? []);
      const document: DiscountsDocument = {
        kind: 'discounts',
        code: catalogue.discounts,
        ...current,
        discounts,
      };
      return { documents: [document] };
    },
    'organizer',
    async (tx, publish) => {
      result = { of: await around(tx, async (within) => (await publish(within))[0]?.version ?? 0) };
    },
  );
  if (!outcome.ok) throw notPublished(outcome.diagnostics);
  if (!result) throw new Error('nothing was published');
  return result.of;
}
