import { expect, it } from 'vitest';
import { pictureAddress, readFocus, readPictureAddress, smallerWidths } from './picture-address.ts';

it.each(['/pictures/0123456789abcdef-1500x2000.jpg', '/pictures/0123456789abcdef-8x8-at0-100.webp'])(
  'an uploaded picture is read from its address: %s',
  (address) => {
    const picture = readPictureAddress(address);
    expect(picture && pictureAddress(picture)).toBe(address);
  },
);

it.each([
  '/pictures/hall.jpg',
  '/pictures/0123456789abcdef-320w.avif',
  '/pictures/0123456789abcdef-1500x2000-at101-3.jpg',
  '/pictures/0123456789abcdef-1500x2000.pdf',
  '/files/0123456789abcdef-1500x2000.jpg',
])('%s is none', (address) => expect(readPictureAddress(address)).toBeUndefined());

it.each([
  [2000, [320, 640, 1280]],
  [1280, [320, 640, 1280]],
  [500, [320, 500]],
  [40, [40]],
])('one that is %i wide is kept %j wide', (width, widths) => {
  expect(smallerWidths({ width })).toEqual(widths);
});

it.each([
  ['50,30', { x: 50, y: 30 }],
  ['100,0', { x: 100, y: 0 }],
  ['101,0', undefined],
  ['50', undefined],
  ['50, 30', undefined],
])('the point %s is %j', (text, focus) => expect(readFocus(text)).toEqual(focus));
