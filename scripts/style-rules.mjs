import path from 'node:path';

/** The design system: always loaded, and always in the same order. */
const BASE = 'src/ui/styles';
/** What every page loads besides. */
const FRAME = 'src/layout/frame.css';

/** Who owns what a stylesheet dresses: what is always there as a whole, a package's as a whole, a lazy file by itself. */
function roomOf(file) {
  return file.startsWith(`${BASE}/`) || file === FRAME ? BASE : file;
}

const isPackage = (room) => room.startsWith('node_modules/');
/** What is there before, or comes with, whoever refines it. */
const isGround = (room) => room === BASE || isPackage(room);

function claim(owners, names, room) {
  for (const name of names) owners.set(name, (owners.get(name) ?? new Set()).add(room));
}

/**
 * The rooms that claim each class; there is to be one. What is always there claims the first compound with a class of
 * each of its selectors, a lazy file the first compound with a class that is not claimed there.
 */
export function ownersOf(sheets) {
  const owners = new Map();
  const grounds = sheets.filter(({ file }) => isGround(roomOf(file)));
  for (const { file, selectors } of grounds) {
    for (const { compounds } of selectors)
      claim(owners, compounds.find((names) => names.length > 0) ?? [], roomOf(file));
  }
  const ground = new Set(owners.keys());
  for (const { file, selectors } of sheets) {
    if (isGround(roomOf(file))) continue;
    for (const { compounds } of selectors) {
      const own = compounds.map((names) => names.filter((name) => !ground.has(name)));
      claim(owners, own.find((names) => names.length > 0) ?? [], roomOf(file));
    }
  }
  return owners;
}

/**
 * What stylesheets dress without owning it. A lazy one dresses what it owns and, below that or on it, what is always
 * there; never what is another's.
 */
export function foreignDress(sheets, owners) {
  const faults = [];
  for (const [name, rooms] of owners) {
    if (rooms.size > 1) faults.push(`.${name} is claimed by ${[...rooms].sort().join(' and ')}`);
  }
  for (const { file, selectors } of sheets) {
    const room = roomOf(file);
    if (isPackage(room)) continue;
    for (const { text, line, awaits, compounds } of selectors) {
      const others = compounds.flat().filter((name) => owners.get(name)?.has(room) === false);
      const scopes = [...compounds.flat(), ...awaits];
      const isOwn = room === BASE || scopes.some((name) => owners.get(name)?.has(room));
      if (!isOwn) faults.push(`${file}:${line} ${text} has no class of its own`);
      for (const name of others) {
        const [owner] = owners.get(name) ?? [];
        if (!isGround(owner)) faults.push(`${file}:${line} ${text} dresses .${name} of ${owner}`);
      }
    }
  }
  return faults;
}

/** Classes of a lazy file that a component wears which stands neither beside it nor beside one that imports it. */
export function strayMarkup(components, owners) {
  const homes = new Map();
  for (const { file, imports } of components) claim(homes, imports, `${path.posix.dirname(file)}/`);
  return components.flatMap(({ file, classes }) =>
    classes.flatMap(({ name, line }) => {
      const [owner = BASE] = owners.get(name) ?? [];
      if (isGround(owner)) return [];
      const at = [`${path.posix.dirname(owner)}/`, ...(homes.get(owner) ?? [])];
      return at.some((home) => file.startsWith(home)) ? [] : [`${file}:${line} wears .${name} of ${owner}`];
    }),
  );
}
