import path from 'node:path';

/** The design system: always loaded, and always in the same order. */
const BASE = 'src/ui/styles';
/** Where its sheets are: those of `ui` are beside their components. */
const BASE_FOLDERS = [`${BASE}/`, 'ui/'];
/** The organizers' desk: an application of its own, whose sheets are all loaded together, without the design system. */
const DESK = 'src/organize/styles';
/** What every page loads besides. */
const FRAME = new Set(['frame', 'header', 'footer'].map((name) => `src/layout/${name}.css`));

/** Who owns what a stylesheet dresses: what is always there as a whole, a package's as a whole, a lazy file by itself. */
function roomOf(file) {
  if (file.startsWith(`${DESK}/`)) return DESK;
  return BASE_FOLDERS.some((folder) => file.startsWith(folder)) || FRAME.has(file) ? BASE : file;
}

/** The layer of what several files of one feature share: those files refine it as they refine what is always there. */
const PARTS = 'parts';

const isPackage = (room) => room.startsWith('node_modules/');
/** What is there before, or comes with, whoever refines it. */
const isGround = (room) => room === BASE || room === DESK || isPackage(room);

function claim(owners, names, room) {
  for (const name of names) owners.set(name, (owners.get(name) ?? new Set()).add(room));
}

/** The desk's sheets dress nothing but the desk: each of their classes is theirs. */
const claimed = (compounds, room) =>
  room === DESK ? compounds.flat() : (compounds.find((names) => names.length > 0) ?? []);

/**
 * The rooms that claim each class; there is to be one. What is always there claims the first compound with a class of
 * each of its selectors, then the parts of features and then every other lazy file the first compound with a class that is
 * not claimed yet.
 */
export function ownersOf(sheets) {
  const owners = new Map();
  const grounds = sheets.filter(({ file }) => isGround(roomOf(file)));
  for (const { file, selectors } of grounds) {
    for (const { compounds } of selectors) claim(owners, claimed(compounds, roomOf(file)), roomOf(file));
  }
  const lazy = sheets.filter(({ file }) => !isGround(roomOf(file)));
  for (const isOfParts of [true, false]) {
    const ground = new Set(owners.keys());
    for (const { file, selectors } of lazy) {
      for (const { compounds, layer } of selectors) {
        if ((layer === PARTS) !== isOfParts) continue;
        const own = compounds.map((names) => names.filter((name) => !ground.has(name)));
        claim(owners, own.find((names) => names.length > 0) ?? [], roomOf(file));
      }
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
  const parts = new Set(
    sheets.flatMap(({ file, selectors }) => (selectors.some(({ layer }) => layer === PARTS) ? [file] : [])),
  );
  const isBelow = (owner, file) =>
    isGround(owner) || (parts.has(owner) && featureOf(owner) === featureOf(file));
  for (const [name, rooms] of owners) {
    if (rooms.size > 1) faults.push(`.${name} is claimed by ${[...rooms].sort().join(' and ')}`);
  }
  for (const { file, selectors } of sheets) {
    const room = roomOf(file);
    if (isPackage(room)) continue;
    for (const { text, line, awaits, compounds } of selectors) {
      const others = compounds.flat().filter((name) => owners.get(name)?.has(room) === false);
      const scopes = [...compounds.flat(), ...awaits];
      const isOwn = room === BASE || room === DESK || scopes.some((name) => owners.get(name)?.has(room));
      if (!isOwn) faults.push(`${file}:${line} ${text} has no class of its own`);
      for (const name of others) {
        const [owner] = owners.get(name) ?? [];
        if (!isBelow(owner, file)) faults.push(`${file}:${line} ${text} dresses .${name} of ${owner}`);
      }
    }
  }
  return faults;
}

/** Who a file belongs to: a feature; the frame, which the program and the layout make together; the widgets. */
function featureOf(file) {
  const [room = '', part = '', feature = ''] = file.split('/');
  if (room !== 'src') return room;
  if (part === 'features') return feature;
  return part === 'app' || part === 'layout' ? 'the frame' : part;
}

/**
 * Classes of a lazy file that a component wears which stands neither beside it nor beside one that imports it, or
 * which another feature has.
 */
export function strayMarkup(components, owners) {
  const homes = new Map();
  // A name that is put together, as `day-${n}`, wears a class that begins with its fixed part.
  const ownersNamed = (name) =>
    owners.get(name) ??
    (name.endsWith('-') ? [...owners].find(([each]) => each.startsWith(name))?.[1] : undefined);
  for (const { file, imports } of components) claim(homes, imports, `${path.posix.dirname(file)}/`);
  return components.flatMap(({ file, classes }) =>
    classes.flatMap(({ name, line }) => {
      const [owner = BASE] = ownersNamed(name) ?? [];
      const isOfDesk = file.startsWith('src/organize/');
      if (isGround(owner) && isOfDesk === (owner === DESK)) return [];
      const at = [`${path.posix.dirname(owner)}/`, ...(homes.get(owner) ?? [])];
      const isNear = at.some((home) => file.startsWith(home)) && featureOf(owner) === featureOf(file);
      return isNear ? [] : [`${file}:${line} wears .${name} of ${owner}`];
    }),
  );
}

/** Stylesheets that are imported from elsewhere than the feature which they belong to, or the design system they are. */
export function strayImports(components) {
  return components.flatMap(({ file, imports }) =>
    imports
      .filter((sheet) => !sheet.startsWith(`${BASE}/`) && featureOf(sheet) !== featureOf(file))
      .map((sheet) => `${file} imports ${sheet} of ${featureOf(sheet)}`),
  );
}

/** Selectors that make every list of the site slow to change; `:not(:first-child)` says what most of them mean. */
export function slowSiblings(sheets) {
  return sheets.flatMap(({ file, selectors }) =>
    selectors
      .filter(({ ofAnySiblings }) => ofAnySiblings)
      .map(({ text, line }) => `${file}:${line} ${text} is of anything beside anything`),
  );
}
