import type { ReactNode } from 'react';
import type { PageScene } from '#engine/event/documents/page/scene.ts';
import type { PageSubject } from '#engine/event/documents/page/subjects.ts';

export interface HeadProps {
  readonly subject: PageSubject;
  readonly scene?: PageScene | undefined;
  /** Breadcrumb, title and lead. */
  readonly children: ReactNode;
}
