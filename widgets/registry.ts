import '#engine/event/field-types/register.ts';
import type { WidgetMap } from '#engine/form/react/form-environment.ts';
import { address } from './address/index.ts';
import { checkbox } from './checkbox/index.ts';
import { checkboxGroup } from './checkbox-group/index.ts';
import { colour } from './colour/index.ts';
import { combobox } from './combobox/index.ts';
import { condition } from './condition/index.ts';
import { contacts } from './contacts/index.ts';
import { country } from './country/index.ts';
import { creditCard } from './credit-card/index.ts';
import { currency } from './currency/index.ts';
import { date } from './date/index.ts';
import { dateSpan } from './date-span/index.ts';
import { discountCode } from './discount-code/index.ts';
import { divider } from './divider/index.ts';
import { donations } from './donations/index.ts';
import { email } from './email/index.ts';
import { emailType } from './email-type/index.ts';
import { file } from './file/index.ts';
import { heading } from './heading/index.ts';
import { hidden } from './hidden/index.ts';
import { html } from './html/index.ts';
import { invitationCode } from './invitation-code/index.ts';
import { activityPicker, choicePicker, productPicker } from './item-picker/index.ts';
import { listBox } from './list-box/index.ts';
import { localisedText } from './localised-text/index.ts';
import { map } from './map/index.ts';
import { membership } from './membership/index.ts';
import { money } from './money/index.ts';
import { number } from './number/index.ts';
import { object } from './object/index.ts';
import { percent } from './percent/index.ts';
import { phone } from './phone/index.ts';
import { photo } from './photo/index.ts';
import { presenters } from './presenters/index.ts';
import { province } from './province/index.ts';
import { quantity } from './quantity/index.ts';
import { radio } from './radio/index.ts';
import { radioPictures } from './radio-pictures/index.ts';
import { reference } from './reference/index.ts';
import { repeatableGroup } from './repeatable-group/index.ts';
import { richText } from './rich-text/index.ts';
import { select } from './select/index.ts';
import { text } from './text/index.ts';
import { textarea } from './textarea/index.ts';
import { time } from './time/index.ts';
import { timeZone } from './time-zone/index.ts';
import { url } from './url/index.ts';
import { variants } from './variants/index.ts';
import { workshopPicker } from './workshop-picker/index.ts';
import { yesNo } from './yes-no/index.ts';

/** The widget of every field type: one that is missing does not compile. */
export const widgets: WidgetMap = {
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
