import { memo } from 'react';
import type { Zoom } from './use-zoom.ts';
import './chart-pane.css';

/** Buttons that zoom a chart out, in, or to fit. */
export const ZoomButtons = memo(function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  return (
    <div className="workbench-zoom">
      <button type="button" aria-label="Smaller" disabled={!zoom.smaller} onClick={zoom.smaller}>
        −
      </button>
      <output>{zoom.said}</output>
      <button type="button" aria-label="Larger" disabled={!zoom.larger} onClick={zoom.larger}>
        +
      </button>
      <button type="button" aria-keyshortcuts="F" onClick={zoom.toWhole}>
        Fit
      </button>
    </div>
  );
});
