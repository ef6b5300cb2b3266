import { address } from './address/cases.ts';
import { checkbox } from './checkbox/cases.ts';
import { checkboxGroup } from './checkbox-group/cases.ts';
import { colour } from './colour/cases.ts';
import { combobox } from './combobox/cases.ts';
import { condition } from './condition/cases.ts';
import { contacts } from './contacts/cases.ts';
import { country } from './country/cases.ts';
import { creditCard } from './credit-card/cases.ts';
import { currency } from './currency/cases.ts';
import { date } from './date/cases.ts';
import { dateSpan } from './date-span/cases.ts';
import { discountCode } from './discount-code/cases.ts';
import { divider } from './divider/cases.ts';
import { donations } from './donations/cases.ts';
import { email } from './email/cases.ts';
import { emailType } from './email-type/cases.ts';
import type { AllFieldCases } from './field-cases.ts';
import { file } from './file/cases.ts';
import { heading } from './heading/cases.ts';
import { hidden } from './hidden/cases.ts';
import { html } from './html/cases.ts';
import { invitationCode } from './invitation-code/cases.ts';
import { activityPicker } from './item-picker/activity.cases.ts';
import { choicePicker } from './item-picker/choice.cases.ts';
import { productPicker } from './item-picker/product.cases.ts';
import { listBox } from './list-box/cases.ts';
import { localisedText } from './localised-text/cases.ts';
import { map } from './map/cases.ts';
import { membership } from './membership/cases.ts';
import { money } from './money/cases.ts';
import { number } from './number/cases.ts';
import { object } from './object/cases.ts';
import { percent } from './percent/cases.ts';
import { phone } from './phone/cases.ts';
import { photo } from './photo/cases.ts';
import { presenters } from './presenters/cases.ts';
import { province } from './province/cases.ts';
import { quantity } from './quantity/cases.ts';
import { radio } from './radio/cases.ts';
import { radioPictures } from './radio-pictures/cases.ts';
import { reference } from './reference/cases.ts';
import { repeatableGroup } from './repeatable-group/cases.ts';
import { richText } from './rich-text/cases.ts';
import { select } from './select/cases.ts';
import { text } from './text/cases.ts';
import { textarea } from './textarea/cases.ts';
import { time } from './time/cases.ts';
import { timeZone } from './time-zone/cases.ts';
import { url } from './url/cases.ts';
import { variants } from './variants/cases.ts';
import { workshopPicker } from './workshop-picker/cases.ts';
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
  file,
  photo,
  discount_code: discountCode,
  invitation_code: invitationCode,
  credit_card: creditCard,
  membership,
  activity_picker: activityPicker,
  product_picker: productPicker,
  workshop_picker: workshopPicker,
  choice_picker: choicePicker,
  presenters,
  object,
  repeatable_group: repeatableGroup,
  variants,
  contacts,
  donations,
  date_span: dateSpan,
  colour,
  money,
  localised_text: localisedText,
  rich_text: richText,
  map,
  heading,
  html,
  divider,
  reference,
  condition,
  hidden,
};
