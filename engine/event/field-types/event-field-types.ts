import { choicePicker } from './choice-picker.ts';
import { contacts } from './contacts.ts';
import { donations } from './donations.ts';
import { membership } from './membership.ts';
import { activityPicker, productPicker, workshopPicker } from './pickers.ts';
import { presenters } from './presenters.ts';
import { reductionCode } from './reduction-code.ts';

/** The field types that only an event's forms have, in the order of the documentation. */
export const eventFieldTypes = {
  discount_code: reductionCode,
  invitation_code: reductionCode,
  membership,
  activity_picker: activityPicker,
  product_picker: productPicker,
  workshop_picker: workshopPicker,
  choice_picker: choicePicker,
  presenters,
  contacts,
  donations,
};
