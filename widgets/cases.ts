import { address } from './address/cases.ts';
import { checkbox } from './checkbox/cases.ts';
import { checkboxGroup } from './checkbox-group/cases.ts';
import { combobox } from './combobox/cases.ts';
import { country } from './country/cases.ts';
import { currency } from './currency/cases.ts';
import { date } from './date/cases.ts';
import { divider } from './divider/cases.ts';
import { email } from './email/cases.ts';
import { emailType } from './email-type/cases.ts';
import type { AllFieldCases } from './field-cases.ts';
import { heading } from './heading/cases.ts';
import { hidden } from './hidden/cases.ts';
import { html } from './html/cases.ts';
import { listBox } from './list-box/cases.ts';
import { number } from './number/cases.ts';
import { percent } from './percent/cases.ts';
import { phone } from './phone/cases.ts';
import { province } from './province/cases.ts';
import { quantity } from './quantity/cases.ts';
import { radio } from './radio/cases.ts';
import { radioPictures } from './radio-pictures/cases.ts';
import { repeatableGroup } from './repeatable-group/cases.ts';
import { select } from './select/cases.ts';
import { text } from './text/cases.ts';
import { textarea } from './textarea/cases.ts';
import { time } from './time/cases.ts';
import { timeZone } from './time-zone/cases.ts';
import { url } from './url/cases.ts';
import { yesNo } from './yes-no/cases.ts';

/** The cases of every field type, for the one test that walks them. */
export const cases: AllFieldCases = {
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
  radio,
  radio_pictures: radioPictures,
  checkbox,
  checkbox_group: checkboxGroup,
  yes_no: yesNo,
  select,
  list_box: listBox,
  combobox,
  country,
  province,
  address,
  quantity,
  repeatable_group: repeatableGroup,
  heading,
  html,
  divider,
  hidden,
};
