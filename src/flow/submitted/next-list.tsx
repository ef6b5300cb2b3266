import type { ReactNode } from 'react';
import './submitted.css';

/** Things to do next, one under the other, or in two columns where there is room for them. */
export function NextList({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <ul className={wide ? 'nexts nexts-wide' : 'nexts'}>{children}</ul>;
}
