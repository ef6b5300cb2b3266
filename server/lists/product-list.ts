import { NAMED_LISTS, type Option } from '#engine/form/field/option.ts';
import { countryList } from './countries.ts';
import { provinces } from './provinces.ts';
import { timeZoneList } from './time-zones.ts';
import { usStates } from './us-states.ts';

/** Those of organizations are made of the event's membership document, see `organizationList`. */
type ListName = Exclude<(typeof NAMED_LISTS)[number], `organizations_${string}`>;

const makers: Record<ListName, () => Option[]> = {
  countries: countryList,
  provinces: () => [...provinces],
  states: () => [...usStates],
  time_zones: timeZoneList,
};
const made = new Map<ListName, Option[]>();

/** One of the product's own lists, by its name in `options_from`; undefined if there is none. */
export function productList(name: string): Option[] | undefined {
  const known = NAMED_LISTS.find((each) => each === name);
  if (!known || !isOwn(known)) return undefined;
  // The names of four hundred time zones take a while.
  const list = made.get(known) ?? makers[known]();
  made.set(known, list);
  return list;
}

function isOwn(name: (typeof NAMED_LISTS)[number]): name is ListName {
  return Object.hasOwn(makers, name);
}
