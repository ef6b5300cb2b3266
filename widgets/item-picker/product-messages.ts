import { messagesOf } from '#engine/form/languages/messages.ts';
import { productPicker as en } from '../languages/en/product-picker.ts';
import { productPicker as fr } from '../languages/fr/product-picker.ts';

/** The product picker's words. */
export const say = messagesOf<typeof en>('widgets.product-picker', { en, fr });
