import { speaker } from '#engine/languages/speaker.ts';
import { productPicker as en } from '../languages/en/product-picker.ts';
import { productPicker as fr } from '../languages/fr/product-picker.ts';

/** The product picker's words. */
export const say = speaker<typeof en>('widgets.product-picker', { en, fr });
