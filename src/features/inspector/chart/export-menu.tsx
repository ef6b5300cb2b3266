import { type RefObject, useRef } from 'react';
import type { Chart } from '#machines/chart/chart.ts';
import { loadedMachine } from '#machines/chart/loaded-machine.ts';
import { mermaidOf } from '#machines/chart/mermaid.ts';
import { scxmlOf } from '#machines/chart/scxml.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { pngOf, standaloneSvg } from './picture-of.ts';
import './chart-pane.css';

interface ExportMenuProps {
  readonly name: string;
  readonly chart: Chart;
  readonly definition: string;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Exports a chart as a picture or in the formats of other tools. */
export function ExportMenu({ name, chart, definition, frame }: ExportMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const save = (content: string | Blob, ending: string, type: string) => {
    saveFile(content instanceof Blob ? content : new Blob([content], { type }), `${file}.${ending}`);
    if (menu.current) menu.current.open = false;
  };
  const drawing = () => frame.current?.querySelector<SVGSVGElement>('svg.chart') ?? undefined;
  const savePicture = async (as: 'svg' | 'png') => {
    const svg = drawing();
    if (!svg) return;
    if (as === 'svg') save(standaloneSvg(svg), 'svg', 'image/svg+xml');
    else save(await pngOf(svg), 'png', 'image/png');
  };
  return (
    <details ref={menu} className="workbench-menu">
      <summary>Export</summary>
      <ul>
        <li>
          <button type="button" onClick={() => void savePicture('svg')}>
            SVG
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void savePicture('png')}>
            PNG
          </button>
        </li>
        <li>
          <button type="button" onClick={() => save(mermaidOf(chart), 'mmd', 'text/plain')}>
            Mermaid
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => save(scxmlOf(loadedMachine(definition)), 'scxml', 'application/scxml+xml')}
          >
            SCXML
          </button>
        </li>
        <li>
          <button type="button" onClick={() => save(definition, 'json', 'application/json')}>
            JSON for createMachine
          </button>
        </li>
      </ul>
    </details>
  );
}
