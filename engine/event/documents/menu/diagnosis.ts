import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  danglingFault,
  documentFault,
  documentWarning,
  duplicateFaults,
} from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';
import type { MenuDocument, MenuItem } from './schema.ts';

/** An item with its place and depth. */
interface Placed {
  readonly item: MenuItem;
  readonly pointer: string;
  readonly depth: number;
}

function placed(items: readonly MenuItem[], above: string, depth: number): Placed[] {
  return items.flatMap((item, index) => {
    const pointer = `${above}/${index}`;
    return [{ item, pointer, depth }, ...placed(item.submenu ?? [], `${pointer}/submenu`, depth + 1)];
  });
}

/** Diagnostics of a menu with a valid shape: ids, the mega menu, items without a target (spec §2 "Menu"). */
export function diagnoseMenu(document: MenuDocument, context: DiagnoseContext): Diagnostic[] {
  const all = placed(document.items, '/items', 0);
  const ids = all.map(({ item }) => item.id);
  const empty = all.length === 0 ? [documentWarning('/items', 'empty', says('empty'))] : [];
  return [
    ...empty,
    ...duplicateFaults(ids, (index) => `${all[index]?.pointer}/id`),
    ...megaFaults(all),
    ...all.flatMap((one) => nowhereFaults(one, context)),
  ];
}

/** The mega menu is one item of the bar. */
function megaFaults(all: readonly Placed[]): Diagnostic[] {
  const megas = all.filter(({ item }) => item.alias === 'MEGA');
  const first = megas.find(({ depth }) => depth === 0);
  return megas
    .filter((mega) => mega !== first)
    .map(({ pointer, depth }) =>
      documentFault(`${pointer}/alias`, 'not_allowed', says(depth > 0 ? 'megaBelowBar' : 'oneMega')),
    );
}

function nowhereFaults({ item, pointer, depth }: Placed, { trackNames }: DiagnoseContext): Diagnostic[] {
  const { code, alias, link, submenu = [] } = item;
  if (alias === 'MEGA') {
    const problem = says('megaWithoutCategories');
    return submenu.length > 0 ? [] : [documentFault(pointer, 'missing', problem, '"submenu"')];
  }
  if (alias === 'EXTERNALLINK') {
    const problem = says('externalWithoutLink');
    return link !== undefined ? [] : [documentFault(pointer, 'missing', problem, '"link"')];
  }
  if (link !== undefined || submenu.length > 0 || code === 'manage-registration') return [];
  // In the bar a name is a label; below it, it can be a track or start a registration.
  if (depth > 0) {
    return code.startsWith('#') ? [] : danglingFault(`${pointer}/code`, 'track', code, trackNames);
  }
  return code === 'home'
    ? []
    : [documentFault(pointer, 'missing', says('leadsNowhere'), says('linkOrSubmenu'))];
}
