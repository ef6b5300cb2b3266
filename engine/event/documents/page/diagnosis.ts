import { PRODUCT_PATHS } from '../../../form/field/code.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { skippedFaults } from '../../diagnosis/diagnose-times.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  danglingFault,
  documentFault,
  documentWarning,
  duplicateFaults,
} from '../../diagnosis/document-fault.ts';
import type { BlockOf } from './blocks/registry.ts';
import { says } from './problems.ts';
import type { PageDocument } from './schema.ts';

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
  const itself = page.parent === page.code ? [documentFault('/parent', 'circular', says('ownParent'))] : [];
  const taken =
    page.parent === undefined && PRODUCT_PATHS.has(page.code)
      ? [documentFault('/code', 'reserved_code', says('reserved', { code: page.code }))]
      : [];
  return [
    ...taken,
    ...itself,
    ...lostParent(page, pages),
    ...(page.blocks.length === 0 ? [documentWarning('/blocks', 'empty', says('empty'))] : []),
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
    documentWarning('/parent', 'unknown_page', [...problem, says('publishParent')]),
  );
}
