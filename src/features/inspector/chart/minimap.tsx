import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import type { LaidChart } from '../layout/laid-chart.ts';
import type { Lights } from '../live/lights.ts';
import { useLitShapes } from './use-lit-shapes.ts';
import './chart.css';

interface MinimapProps {
  readonly chart: Chart;
  readonly laid: LaidChart;
  readonly lights: Lights;
  readonly scale: number;
  readonly frame: RefObject<HTMLElement | null>;
}

const LARGEST = { width: 132, height: 88 };

/**
 * A small map of a chart that exceeds its frame; a press or a drag scrolls there. For pointers only: with the keyboard
 * the frame itself scrolls.
 */
export function Minimap({ chart, laid, lights, scale, frame }: MinimapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const seen = useRef<SVGRectElement>(null);
  useLitShapes(svg, chart, laid, lights, '');
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const show = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      const box = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight };
      for (const [name, value] of Object.entries(box))
        seen.current?.setAttribute(name, String(value / scale));
    };
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(element);
    element.addEventListener('scroll', show, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', show);
    };
  }, [frame, scale]);
  const small = Math.min(LARGEST.width / laid.width, LARGEST.height / laid.height);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0 || !frame.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { clientWidth, clientHeight } = frame.current;
    frame.current.scrollTo({
      left: ((event.clientX - left) / small) * scale - clientWidth / 2,
      top: ((event.clientY - top) / small) * scale - clientHeight / 2,
      behavior: 'instant',
    });
  };
  return (
    <svg
      ref={svg}
      className="minimap"
      width={laid.width * small}
      height={laid.height * small}
      viewBox={`0 0 ${laid.width} ${laid.height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      {chart.nodes.map(({ id }) => {
        const box = laid.nodes[id];
        return (
          box && (
            <rect
              key={id}
              data-shape={id}
              className={box.height > 60 ? 'minimap-outer' : 'minimap-state'}
              {...box}
              rx={8}
            />
          )
        );
      })}
      <rect ref={seen} className="minimap-seen" />
    </svg>
  );
}
