import type { Markup } from './style-rules.mjs';

export function classesInMarkup(file: string, source: string): Markup;
