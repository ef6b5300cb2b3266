import type { PageSubject } from '#engine/event/documents/page/subjects.ts';
import type { HeadProps } from './head-props.ts';
import { LampDrawing, LighthouseDrawing, StubDrawing, SunDrawing } from './poster-drawings.tsx';
import './poster-head.css';

const DRAWINGS: Readonly<Record<PageSubject, () => React.JSX.Element>> = {
  programme: SunDrawing,
  people: SunDrawing,
  place: LighthouseDrawing,
  partners: LampDrawing,
  help: LampDrawing,
  words: StubDrawing,
};

/** A head as a poster: a flat colour with a scalloped edge, and one thing printed on it. */
export function PosterHead({ subject, children }: HeadProps) {
  const Drawing = DRAWINGS[subject];
  return (
    <header className="page-top poster-head" data-head="poster" data-subject={subject}>
      {children}
      <svg className="poster-art" viewBox="0 0 480 320" aria-hidden="true" focusable="false">
        <Drawing />
      </svg>
    </header>
  );
}
