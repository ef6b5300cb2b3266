import type { PageSubject } from '#engine/configuration/page-subject.ts';
import type { HeadProps } from './head-part.ts';
import { Staff } from './staff.tsx';
import { SwungString } from './swung-string.tsx';
import './staff-head.css';

/** What sounds on which page: notes on the staff, or a string in so many parts. */
const STRINGS: Partial<Record<PageSubject, number>> = { place: 4, partners: 2 };

/** A head on music paper, in the dark of the hall, or under a string; its lines go through the whole page. */
export function StaffHead({ subject, children }: HeadProps) {
  const parts = STRINGS[subject];
  return (
    <header className="page-top staff-head" data-head="staff" data-subject={subject}>
      {children}
      {parts === undefined ? <Staff subject={subject} /> : <SwungString parts={parts} />}
    </header>
  );
}
