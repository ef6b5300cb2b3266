import { lazy, Suspense } from 'react';
import type { PageSubject } from '#engine/event/documents/page/subjects.ts';
import type { HeadProps } from './head-props.ts';
import { Staff } from './staff.tsx';
import { SwungString } from './swung-string.tsx';
import './staff-head.css';

// Only pages about people show faces.
const NoteFaces = lazy(() => import('./note-faces.tsx'));

/** The drawing on each page: notes on the staff, or a string in this many parts. */
const STRINGS: Partial<Record<PageSubject, number>> = { place: 4, partners: 2 };

/** A head on music paper, in the dark of the hall, or under a string; its lines go through the whole page. */
export function StaffHead({ subject, children }: HeadProps) {
  const parts = STRINGS[subject];
  return (
    <header className="page-top staff-head" data-head="staff" data-subject={subject}>
      {children}
      {subject === 'people' ? (
        <div className="staff staff-people">
          <Suspense>
            <NoteFaces />
          </Suspense>
        </div>
      ) : parts === undefined ? (
        <Staff subject={subject} />
      ) : (
        <SwungString parts={parts} />
      )}
    </header>
  );
}
