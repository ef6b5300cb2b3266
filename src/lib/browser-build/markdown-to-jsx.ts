import type { ReactNode } from 'react';

// Stands in for rjsf's Markdown renderer (vite.config.ts): server text is text, no widget of ours asks for Markdown.

/** Draws a text as it is. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export default Markdown;
