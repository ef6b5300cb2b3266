import { createContext, use } from 'react';

const DrawnWidthContext = createContext<number | undefined>(undefined);

/** Gives the components below it the width that the server has drawn the page for, in CSS pixels. */
export const DrawnWidthProvider = DrawnWidthContext.Provider;

/** How wide a window the page was drawn for; narrow where nothing drew it. */
export function useDrawnWidth(): number {
  return use(DrawnWidthContext) ?? 0;
}
