import { LineIcon } from '#ui/icon.tsx';
import { iconPaths } from '#ui/icon-paths.ts';

const paths = {
  shield: 'M20 13c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6c3 0 6-1.5 8-3 2 1.5 5 3 8 3zM9 12l2 2 4-4',
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M8 17v-4M13 17V8M18 17v-7',
  inbox:
    'M22 12h-6l-2 3h-4l-2-3H2M5.45 5.1L2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.9A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.1',
  back: 'M19 12H5M12 19l-7-7 7-7',
  columns: 'M4 4h16v16H4zM9.5 4v16M14.5 4v16',
  jobs: 'M4 6h9M4 12h6M4 18h9M15 15l2 2 4-5',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M5 12l7 7 7-7',
  draft:
    'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M18.4 2.6a2.1 2.1 0 0 1 3 3L12 15l-4 1 1-4z',
} as const;

const all = { ...iconPaths, ...paths };
export type IconName = keyof typeof all;

/** An icon of the desk: of the shared set, or one that only the desk has. */
export function Icon({ name }: { readonly name: IconName }) {
  return <LineIcon path={all[name]} className="dk-icon" />;
}
