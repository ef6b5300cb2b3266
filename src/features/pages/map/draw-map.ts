import { allowHtml } from '#src/lib/security/default-policy.ts';
import './leaflet.css';

/** The place and zoom of a map, and its tiles. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly tiles: string;
  readonly maxZoom: number;
  /** Called if the first tile fails and none has loaded. */
  readonly onGone: () => void;
}

/** A map on the page. */
export interface DrawnMap {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly remove: () => void;
}

const ZOOM = 16;

/** Draws a map with the place marked; the caller adds buttons and the attribution. Throws if it cannot load. */
export async function drawMap(element: HTMLElement, view: MapView, still: boolean): Promise<DrawnMap> {
  // The only HTML string that Leaflet writes on loading, for feature detection.
  allowHtml('<svg/>');
  const { divIcon, map, marker, tileLayer } = await import('leaflet');
  const place: [number, number] = [view.latitude, view.longitude];
  const drawn = map(element, {
    center: place,
    zoom: Math.min(ZOOM, view.maxZoom),
    // Ours are buttons with words, and the page's policy refuses theirs.
    zoomControl: false,
    attributionControl: false,
    // A wheel scrolls the page.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  if (still) {
    // The arrow keys glide, whatever the map was made with.
    const { panBy } = drawn;
    drawn.panBy = (offset, options) => panBy.call(drawn, offset, { ...options, animate: false });
  }
  const layer = tileLayer(view.tiles, { maxZoom: view.maxZoom });
  let hasCome = false;
  layer.on('tileload', () => {
    hasCome = true;
  });
  layer.on('tileerror', () => {
    if (!hasCome) view.onGone();
  });
  layer.addTo(drawn);
  const pin = document.createElement('span');
  marker(place, {
    icon: divIcon({ html: pin, className: 'map-pin', iconSize: [28, 28], iconAnchor: [14, 28] }),
    interactive: false,
    keyboard: false,
  }).addTo(drawn);
  return {
    zoomIn: () => void drawn.zoomIn(),
    zoomOut: () => void drawn.zoomOut(),
    remove: () => void drawn.remove(),
  };
}
