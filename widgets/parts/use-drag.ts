import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Where a row is dragged from and to, as places from 0. */
interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** A row's role during dragging: the dragged one, or the one next to its target. */
export type DragRole = 'from' | 'before' | 'after' | undefined;

/** Distance from a window edge, in pixels, at which the page scrolls. */
const EDGE = 56;
const SCROLLED = 14;

/** The index at a height on the screen: before the first row whose middle is below it. */
function placeAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/**
 * Makes the rows of a list draggable by their grips (`data-grip`), and reports the move on release. The list has the
 * handlers, so nested lists stay separate and rows need no render.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  /** Scrolls while the pointer stays at a window edge. */
  const scrolling = useRef(0);
  const rowsOf = () => [...(list.current?.children ?? [])];
  const follow = (y: number) =>
    setDragged((now) => {
      if (!now) return now;
      const before = placeAt(rowsOf(), y);
      // Rows after the removed one move up.
      const to = before > now.from ? before - 1 : before;
      return to === now.to ? now : { ...now, to };
    });
  function scrollAt(y: number): void {
    cancelAnimationFrame(scrolling.current);
    const by = y < EDGE ? -SCROLLED : y > window.innerHeight - EDGE ? SCROLLED : 0;
    if (by === 0) return;
    scrolling.current = requestAnimationFrame(() => {
      window.scrollBy({ top: by, behavior: 'instant' });
      follow(y);
      scrollAt(y);
    });
  }
  function end(): void {
    cancelAnimationFrame(scrolling.current);
    setDragged(undefined);
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const grip = (event.target as Element).closest('[data-grip]');
      const from = rowsOf().findIndex((row) => row.contains(grip));
      // A grip within a row is that of a list in it.
      if (!grip || event.button !== 0 || grip.closest('[data-draggable]') !== rowsOf()[from]) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from, to: from });
    },
    onPointerMove(event: PointerEvent) {
      if (!dragged) return;
      follow(event.clientY);
      scrollAt(event.clientY);
    },
    onPointerUp() {
      if (!dragged) return;
      end();
      if (dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
    },
    onPointerCancel: end,
  };
  const roleOf = (place: number): DragRole => {
    if (!dragged) return undefined;
    if (place === dragged.from) return 'from';
    if (place !== dragged.to) return undefined;
    return dragged.to < dragged.from ? 'before' : 'after';
  };
  return { roleOf, handlers };
}
