import { isTimeZone } from '#engine/form/format/in-zone.ts';

/** The view of the schedule; all of it is in the address, so that it can be shared. */
export interface ViewState {
  /** Code of the day; empty is the first that has workshops. */
  readonly day: string;
  readonly track: string;
  readonly mode: '' | 'I' | 'O';
  readonly text: string;
  /** Choices by filter code. */
  readonly filters: Readonly<Record<string, string>>;
  /** Only sessions with seats. */
  readonly free: boolean;
  /** Only sessions in My Workshops. */
  readonly mine: boolean;
  readonly view: 'grid' | 'list';
  /** Whether the places with their maps are open. */
  readonly map: boolean;
  /** The time zone of its times by IANA name; empty is the venue's. */
  readonly zone: string;
  /** The session whose details are open. */
  readonly session: string;
}

const FILTER = 'f.';

/** Reads the view from an address; invalid values are ignored. */
export function readView(search: URLSearchParams): ViewState {
  const mode = search.get('mode');
  const zone = search.get('zone') ?? '';
  const filters = [...search]
    .filter(([key, value]) => key.startsWith(FILTER) && value !== '')
    .map(([key, value]) => [key.slice(FILTER.length), value] as const);
  return {
    day: search.get('day') ?? '',
    track: search.get('track') ?? '',
    mode: mode === 'I' || mode === 'O' ? mode : '',
    text: search.get('q') ?? '',
    filters: Object.fromEntries(filters),
    free: search.get('free') === 'Y',
    mine: search.get('mine') === 'Y',
    view: search.get('view') === 'list' ? 'list' : 'grid',
    map: search.get('map') === 'Y',
    zone: isTimeZone(zone) ? zone : '',
    session: search.get('session') ?? '',
  };
}

/** Writes the state into a search that may hold other things, which stay. */
export function writeView(search: URLSearchParams, view: ViewState): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([key]) => !key.startsWith(FILTER)));
  const put = (key: string, value: string) => {
    if (value === '') next.delete(key);
    else next.set(key, value);
  };
  put('day', view.day);
  put('track', view.track);
  put('mode', view.mode);
  put('q', view.text);
  put('free', view.free ? 'Y' : '');
  put('mine', view.mine ? 'Y' : '');
  put('view', view.view === 'list' ? 'list' : '');
  put('map', view.map ? 'Y' : '');
  put('zone', view.zone);
  put('session', view.session);
  for (const [code, value] of Object.entries(view.filters)) put(FILTER + code, value);
  return next;
}

/** Whether anything is left out of the day. */
export function isNarrow({ text, free, mine, ...view }: ViewState): boolean {
  return text.trim() !== '' || free || mine || choicesOf(view) > 0;
}

/** How many of the filters are chosen from. */
export function choicesOf({ track, mode, filters }: Pick<ViewState, 'track' | 'mode' | 'filters'>): number {
  return [track, mode, ...Object.values(filters)].filter(Boolean).length;
}

/** The same day and view with nothing left out. */
export function widened(view: ViewState): ViewState {
  return { ...view, track: '', mode: '', text: '', filters: {}, free: false, mine: false };
}
