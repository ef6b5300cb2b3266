import { type Review, releasedIn } from '#machines/flow/flow-setup.ts';

/** The items that a review named as no longer available, as they are sent with a submission. */
export const releasedItems = (review: object) => releasedIn(review as Pick<Review, 'item_notes'>);
