import { NAMED_LISTS, type Option } from '#engine/configuration/option.ts';
import { countryList } from './countries.ts';
import { provinces } from './provinces.ts';
import { timeZoneList } from './time-zones.ts';
import { usStates } from './us-states.ts';

type ListName = (typeof NAMED_LISTS)[number];

const makers: Record<ListName, () => Option[]> = {
  countries: countryList,
  provinces: () => [...provinces],
  states: () => [...usStates],
  time_zones: timeZoneList,
};
const made = new Map<ListName, Option[]>();

/** A list that the product keeps, by the name that `options_from` gives it; nothing if it keeps none of that name. */
export function productList(name: string): Option[] | undefined {
  const known = NAMED_LISTS.find((each) => each === name);
  if (!known) return undefined;
  // Names of four hundred time zones take a moment to make.
  const list = made.get(known) ?? makers[known]();
  made.set(known, list);
  return list;
}
