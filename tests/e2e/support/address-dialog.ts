import type { Locator, Page } from 'playwright-core';
import type { Locale } from '#engine/form/languages/text.ts';
import { say } from '#widgets/parts/messages.ts';
import { labelled } from './words.ts';

/** An address as it is typed into the dialog; province by its code, `country` a code only under Other. */
export interface TypedAddress {
  readonly choice: 'CA' | 'US' | 'Other';
  readonly country?: string;
  readonly street1: string;
  readonly street2?: string;
  readonly city: string;
  readonly province?: string;
  readonly postalcode: string;
  readonly type: 'home' | 'work';
}

const CHOICES = { CA: 'countryCA', US: 'countryUS', Other: 'countryOther' } as const;
const TYPES = { home: 'typeHome', work: 'typeWork' } as const;

/** The open address dialog. */
export function addressDialog(page: Page, locale: Locale): Locator {
  const title = (word: 'addressTitle' | 'addressEditTitle') =>
    page.getByRole('dialog', { name: say(word, locale) });
  return title('addressTitle').or(title('addressEditTitle'));
}

/** Fills the open dialog without saving. */
export async function fillAddress(dialog: Locator, address: TypedAddress, locale: Locale): Promise<void> {
  const line = (label: string) => dialog.getByLabel(labelled(label));
  const radio = (group: string, name: string) =>
    dialog.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  await radio(say('country', locale), say(CHOICES[address.choice], locale)).check();
  if (address.country !== undefined) await line(say('countryName', locale)).selectOption(address.country);
  await line(say('street1', locale)).fill(address.street1);
  if (address.street2 !== undefined) await line(say('street2', locale)).fill(address.street2);
  await line(say('city', locale)).fill(address.city);
  if (address.province !== undefined) {
    const province = line(say(address.choice === 'CA' ? 'province' : 'state', locale));
    if (address.choice === 'Other') await province.fill(address.province);
    else await province.selectOption(address.province);
  }
  await line(say(address.choice === 'US' ? 'zipCode' : 'postalCode', locale)).fill(address.postalcode);
  await radio(say('addressType', locale), say(TYPES[address.type], locale)).check();
}

/** Fills the open dialog, saves, and waits until it is gone. */
export async function typeAddress(page: Page, address: TypedAddress, locale: Locale): Promise<void> {
  const dialog = addressDialog(page, locale);
  await fillAddress(dialog, address, locale);
  await dialog.getByRole('button', { name: say('saveAddress', locale) }).click();
  await dialog.waitFor({ state: 'hidden' });
}
