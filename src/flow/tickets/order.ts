/** An order: its code, the page that confirms it, and whether it has a calendar of its own. */
export interface Order {
  readonly code: string;
  readonly page: string;
  readonly hasCalendar: boolean;
}
