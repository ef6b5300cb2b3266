import { accommodationsWords } from './en/accommodations.ts';
import { blocksWords } from './en/blocks.ts';
import { cancellationWords } from './en/cancellation.ts';
import { catalogueBlocksWords } from './en/catalogue-blocks.ts';
import { discountsWords } from './en/discounts.ts';
import { eventWords } from './en/event.ts';
import { exhibitorsWords } from './en/exhibitors.ts';
import { feesWords } from './en/fees.ts';
import { fieldTypesWords } from './en/field-types.ts';
import { fieldsWords } from './en/fields.ts';
import { floorPlanWords } from './en/floor-plan.ts';
import { flowWords } from './en/flow.ts';
import { formWords } from './en/form.ts';
import { locationsWords } from './en/locations.ts';
import { membershipWords } from './en/membership.ts';
import { menuWords } from './en/menu.ts';
import { offersWords } from './en/offers.ts';
import { pageWords } from './en/page.ts';
import { peopleWords } from './en/people.ts';
import { wordsInCommon } from './en/properties-in-common.ts';
import { scheduleWords } from './en/schedule.ts';
import { sponsorsWords } from './en/sponsors.ts';

/** Everything that documents may say, in English, by the key of a property. */
export const en = {
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
