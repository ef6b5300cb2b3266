import type { deskReview as contract } from '#engine/contract/desk-review.ts';
import { dossierNamed } from '#server/desk/read-dossier.ts';
import { listToReview } from '#server/desk/review/list-to-review.ts';
import { readToReview } from '#server/desk/review/read-to-review.ts';
import type { Handlers } from './handlers.ts';

/** Reading and deciding applications. */
export const deskReviewHandlers: Handlers<typeof contract> = {
  listToReview: ({ services: { db, configuration }, eventCode, query }) =>
    listToReview(db, configuration, eventCode, query),

  async getToReview({ services: { db, configuration }, eventCode, params, language }) {
    return readToReview(db, configuration, await dossierNamed(db, eventCode, params.code), language);
  },
};
