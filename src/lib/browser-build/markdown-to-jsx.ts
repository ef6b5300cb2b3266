import type { ReactNode } from 'react';

// Replaces rjsf's Markdown renderer (vite.config.ts): server texts are plain text, and our widgets use no Markdown.

/** Renders a text as it is. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export default Markdown;
