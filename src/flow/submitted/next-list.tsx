import type { ReactNode } from 'react';
import './submitted.css';

/** Next steps in one column, or two if there is room. */
export function NextList({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <ul className={wide ? 'nexts nexts-wide' : 'nexts'}>{children}</ul>;
}
