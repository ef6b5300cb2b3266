import type { Diagnostic } from '../contract/problem.ts';
import type { AccommodationsDocument } from './accommodations-document.ts';
import type { BlockOf } from './blocks/registry.ts';
import { PRODUCT_PATHS } from './code.ts';
import type { DiagnoseContext } from './diagnose.ts';
import { diagnoseTime, skippedFaults } from './diagnose-times.ts';
import {
  danglingFault,
  documentFault,
  documentWarning,
  duplicateCodes,
  duplicateFaults,
} from './document-fault.ts';
import type { ExhibitorsDocument } from './exhibitors-document.ts';
import type { LocationsDocument } from './locations-document.ts';
import type { PageDocument } from './page-document.ts';
import type { PeopleDocument } from './people-document.ts';
import type { SponsorsDocument } from './sponsors-document.ts';
import { resolveText } from './text.ts';

/** Diagnostics of people with a valid shape: codes, days and times of keynotes. */
export function diagnosePeople({ people }: PeopleDocument, context: DiagnoseContext): Diagnostic[] {
  return [
    ...duplicateCodes(people, '/people'),
    ...twice(
      people.map(({ name }) => name),
      (index) => `/people/${index}/name`,
      'is already the name of another person. The schedule identifies presenters by name. Correct one of them.',
    ),
    ...people.flatMap(({ keynote }, index) => {
      if (!keynote) return [];
      const pointer = `/people/${index}/keynote`;
      return [
        ...danglingFault(`${pointer}/day`, 'day', keynote.day, context.days),
        ...diagnoseTime(keynote, pointer, context),
      ];
    }),
  ];
}

/** Diagnostics of sponsors with a valid shape: codes, unknown levels. */
export function diagnoseSponsors({ levels, sponsors }: SponsorsDocument): Diagnostic[] {
  const known = levels.map(({ code }) => code);
  return [
    ...duplicateCodes(levels, '/levels'),
    ...duplicateCodes(sponsors, '/sponsors'),
    ...sponsors.flatMap(({ level }, index) =>
      danglingFault(`/sponsors/${index}/level`, 'level', level, known),
    ),
  ];
}

/** Diagnostics of exhibitors with a valid shape: codes, unknown types. */
export function diagnoseExhibitors({ types, exhibitors }: ExhibitorsDocument): Diagnostic[] {
  const known = types.map(({ code }) => code);
  return [
    ...duplicateCodes(types, '/types'),
    ...duplicateCodes(exhibitors, '/exhibitors'),
    ...twice(
      exhibitors.map(({ booth }) => (booth === undefined ? '' : resolveText(booth, 'en'))),
      (index) => `/exhibitors/${index}/booth`,
      'is already the booth of another exhibitor. Correct one of them if they do not share it.',
    ),
    ...exhibitors.flatMap(({ type }, index) =>
      danglingFault(`/exhibitors/${index}/type`, 'type', type, known),
    ),
  ];
}

/** A warning for each name that an earlier one bears; an empty name is none. */
function twice(names: readonly string[], at: (index: number) => string, why: string): Diagnostic[] {
  const seen = new Set<string>(['']);
  return names.flatMap((name, index) => {
    const isNew = name === '' || !seen.has(name);
    seen.add(name);
    return isNew ? [] : [documentWarning(at(index), 'duplicate_name', `"${name}" ${why}`)];
  });
}

/** Diagnostics of places to stay with a valid shape: codes, room blocks that end after the event. */
export function diagnoseAccommodations(
  { accommodations }: AccommodationsDocument,
  { event }: DiagnoseContext,
): Diagnostic[] {
  return [
    ...duplicateCodes(accommodations, '/accommodations'),
    ...accommodations.flatMap(({ until }, index) => {
      if (!event || until === undefined || until <= event.dates.end) return [];
      const problem = 'Rooms are held until after the event. Enter the last day they can be booked.';
      const pointer = `/accommodations/${index}/until`;
      return [documentWarning(pointer, 'range', problem, `${event.dates.end} or earlier`)];
    }),
  ];
}

/** Diagnostics of locations with a valid shape: codes, tracks, incomplete coordinates. */
export function diagnoseLocations(
  { locations }: LocationsDocument,
  { tracks }: DiagnoseContext,
): Diagnostic[] {
  return [
    ...duplicateCodes(locations, '/locations'),
    ...locations.flatMap((location, index) => {
      const pointer = `/locations/${index}`;
      const isHalf = (location.latitude === undefined) !== (location.longitude === undefined);
      return [
        ...(location.tracks ?? []).flatMap((track, at) =>
          danglingFault(`${pointer}/tracks/${at}`, 'track', track, tracks),
        ),
        ...(isHalf
          ? [documentFault(pointer, 'missing', '"latitude" and "longitude" must be given together.')]
          : []),
      ];
    }),
  ];
}

/** Answers and groups share the addresses of a page; situations lead to answers that are there. */
function diagnoseHelp({ groups, situations = [] }: BlockOf<'help'>, pointer: string): Diagnostic[] {
  const answers = groups.flatMap((group, at) =>
    group.answers.map(({ code }, index) => ({ code, at: `${pointer}/groups/${at}/answers/${index}/code` })),
  );
  const all = [...groups.map(({ code }, at) => ({ code, at: `${pointer}/groups/${at}/code` })), ...answers];
  const known = answers.map(({ code }) => code);
  return [
    ...duplicateFaults(
      all.map(({ code }) => code),
      (index) => all[index]?.at ?? pointer,
    ),
    ...situations.flatMap((situation, at) =>
      situation.answers.flatMap((code, index) =>
        danglingFault(`${pointer}/situations/${at}/answers/${index}`, 'answer', code, known),
      ),
    ),
  ];
}

/** An unknown code, an error in a new document and a warning in a published one. */
function unknownFault(...given: Parameters<typeof danglingFault>): Diagnostic[] {
  const [, what] = given;
  return danglingFault(...given).map((fault) => ({ ...fault, code: `unknown_${what}` }));
}

/**
 * Diagnostics of a page with a valid shape: a reserved address, itself as parent, unknown tracks, days, locations and
 * plans.
 */
export function diagnosePage(
  page: PageDocument,
  { tracks, days, plans, locations, pages, event }: DiagnoseContext,
): Diagnostic[] {
  const itself =
    page.parent === page.code
      ? [documentFault('/parent', 'circular', 'A page cannot be its own parent.')]
      : [];
  const problem = `"/${page.code}" is reserved by the product, so a page with this code would never be shown.`;
  const taken =
    page.parent === undefined && PRODUCT_PATHS.has(page.code)
      ? [documentFault('/code', 'reserved_code', problem)]
      : [];
  return [
    ...taken,
    ...itself,
    ...lostParent(page, pages),
    ...(page.blocks.length === 0
      ? [documentWarning('/blocks', 'empty', 'The page has no blocks, so it is blank. Add blocks.')]
      : []),
    ...unknownFault('/scene/location', 'location', page.scene?.location, locations),
    ...page.blocks.flatMap((block, index) => {
      const pointer = `/blocks/${index}`;
      switch (block.block) {
        case 'workshop_list':
        case 'workshop_finder':
          return [
            ...danglingFault(`${pointer}/track`, 'track', block.track, tracks),
            ...danglingFault(`${pointer}/day`, 'day', block.day, days),
          ];
        case 'tracks':
          return block.tracks.flatMap(({ track }, at) =>
            unknownFault(`${pointer}/tracks/${at}/track`, 'track', track, tracks),
          );
        case 'countdown': {
          const [date = '', clock] = block.until.split('T');
          return event ? skippedFaults(`${pointer}/until`, date, clock, event.timezone) : [];
        }
        case 'help':
          return diagnoseHelp(block, pointer);
        case 'locations':
          return danglingFault(`${pointer}/track`, 'track', block.track, tracks);
        case 'ways':
          return unknownFault(`${pointer}/location`, 'location', block.location, locations);
        case 'floor_plan':
          return unknownFault(`${pointer}/plan`, 'plan', block.plan, plans);
        default:
          return [];
      }
    }),
  ];
}

/** A parent page that is not published: its address would not exist. */
function lostParent({ parent, code }: PageDocument, pages: readonly string[] | undefined): Diagnostic[] {
  if (parent === undefined || parent === code) return [];
  return unknownFault('/parent', 'page', parent, pages).map(({ problem }) =>
    documentWarning('/parent', 'unknown_page', `${problem} Publish it, or correct the name.`),
  );
}
