import { address } from './address.ts';
import { checkbox } from './checkbox.ts';
import { creditCard } from './credit-card.ts';
import { date } from './date.ts';
import type { FieldTypes } from './definition.ts';
import { display } from './display.ts';
import { email } from './email.ts';
import { emailType } from './email-type.ts';
import { hidden } from './hidden.ts';
import { membership } from './membership.ts';
import { currency, number, percent, quantity } from './number.ts';
import { phone } from './phone.ts';
import { activityPicker, productPicker, workshopPicker } from './pickers.ts';
import { country, province, timeZone } from './place.ts';
import { reductionCode } from './reduction-code.ts';
import { repeatableGroup } from './repeatable-group.ts';
import { severalChoices } from './several-choices.ts';
import { singleChoice } from './single-choice.ts';
import { file, photo } from './stored-file.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { url } from './url.ts';
import { yesNo } from './yes-no.ts';

/** What the engine knows of every field type: a type that is missing does not compile. */
export const fieldTypes = {
  text,
  textarea,
  email,
  email_type: emailType,
  phone,
  url,
  number,
  currency,
  percent,
  date,
  time,
  time_zone: timeZone,
  radio: singleChoice,
  radio_pictures: singleChoice,
  checkbox,
  checkbox_group: severalChoices,
  yes_no: yesNo,
  select: singleChoice,
  list_box: severalChoices,
  combobox: singleChoice,
  country,
  province,
  address,
  quantity,
  file,
  photo,
  discount_code: reductionCode,
  invitation_code: reductionCode,
  credit_card: creditCard,
  membership,
  activity_picker: activityPicker,
  product_picker: productPicker,
  workshop_picker: workshopPicker,
  repeatable_group: repeatableGroup,
  heading: display,
  html: display,
  divider: display,
  hidden,
} satisfies FieldTypes;
