import type { en } from './en.ts';
import { accommodationsWords } from './fr/accommodations.ts';
import { blocksWords } from './fr/blocks.ts';
import { cancellationWords } from './fr/cancellation.ts';
import { catalogueBlocksWords } from './fr/catalogue-blocks.ts';
import { discountsWords } from './fr/discounts.ts';
import { eventWords } from './fr/event.ts';
import { exhibitorsWords } from './fr/exhibitors.ts';
import { feesWords } from './fr/fees.ts';
import { fieldTypesWords } from './fr/field-types.ts';
import { fieldsWords } from './fr/fields.ts';
import { floorPlanWords } from './fr/floor-plan.ts';
import { flowWords } from './fr/flow.ts';
import { formWords } from './fr/form.ts';
import { locationsWords } from './fr/locations.ts';
import { membershipWords } from './fr/membership.ts';
import { menuWords } from './fr/menu.ts';
import { offersWords } from './fr/offers.ts';
import { pageWords } from './fr/page.ts';
import { peopleWords } from './fr/people.ts';
import { wordsInCommon } from './fr/properties-in-common.ts';
import { scheduleWords } from './fr/schedule.ts';
import { sponsorsWords } from './fr/sponsors.ts';
import type { WordsAs } from './reference-texts.ts';

/** Everything that documents may say, in French, by the key of a property. */
export const fr: WordsAs<typeof en> = {
  ...wordsInCommon,
  ...eventWords,
  ...formWords,
  ...flowWords,
  ...pageWords,
  ...menuWords,
  ...blocksWords,
  ...catalogueBlocksWords,
  ...scheduleWords,
  ...membershipWords,
  ...feesWords,
  ...discountsWords,
  ...cancellationWords,
  ...peopleWords,
  ...sponsorsWords,
  ...exhibitorsWords,
  ...accommodationsWords,
  ...locationsWords,
  ...floorPlanWords,
  ...offersWords,
  ...fieldsWords,
  ...fieldTypesWords,
};
