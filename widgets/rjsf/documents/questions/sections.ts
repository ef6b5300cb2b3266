import { createContext, use } from 'react';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';

/** The sections of a form, for moving a question to another one. */
interface Sections {
  readonly names: readonly string[];
  moveTo(from: { readonly section: number; readonly index: number }, to: number): void;
}

export const SectionsContext = createContext<Sections>({ names: [], moveTo: () => {} });

/** The sections that a question of a list can be moved to; none for questions within another. */
export function useMoveToSection(path: DataPath) {
  const { names, moveTo } = use(SectionsContext);
  const [root, section] = path;
  const isTop = root === 'sections' && path.length === 3 && typeof section === 'number';
  return {
    names: isTop && names.length > 1 ? names : [],
    current: isTop ? section : -1,
    moveTo: (index: number, to: number) => {
      if (isTop) moveTo({ section, index }, to);
    },
  };
}
