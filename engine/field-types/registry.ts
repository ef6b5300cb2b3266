import { address } from './address.ts';
import { checkbox } from './checkbox.ts';
import { date } from './date.ts';
import type { FieldTypes } from './definition.ts';
import { display } from './display.ts';
import { email } from './email.ts';
import { emailType } from './email-type.ts';
import { hidden } from './hidden.ts';
import { currency, number, percent, quantity } from './number.ts';
import { phone } from './phone.ts';
import { country, province, timeZone } from './place.ts';
import { repeatableGroup } from './repeatable-group.ts';
import { severalChoices } from './several-choices.ts';
import { singleChoice } from './single-choice.ts';
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
  repeatable_group: repeatableGroup,
  heading: display,
  html: display,
  divider: display,
  hidden,
} satisfies FieldTypes;
