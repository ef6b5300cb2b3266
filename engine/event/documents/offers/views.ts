/** How a `choice_picker` shows offers: as cards, compared row by row, or where they are on a plan. */
export const OFFER_VIEWS = ['cards', 'table', 'plan'] as const;

/** What offers may have, drawn on a plan and said in its list. */
export const OFFER_MARKS = ['power', 'water'] as const;

/** The documents with pickers of their own, and how those show them. */
export const SHOP = 'products';
export const ACTIVITIES = 'activities';
export const PICKER_VIEWS = ['tiles', 'timetable'] as const;
