/** The computed colour of a custom property as `#rrggbb`, the only format that the library accepts. */
export function paintedColour(element: Element, property: string): string | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const value = getComputedStyle(element).getPropertyValue(property).trim();
  if (!context || !value) return undefined;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
