/** What each template is filled in with; a value is plain text and is escaped where HTML is made of it. */
export type MailContent =
  | {
      template: 'address-confirm' | 'address-changed';
      /** The new address, and where it is confirmed or changed back. */
      values: { event: string; code: string; address: string; link: string };
    }
  | {
      template: 'confirmation' | 'confirmation-paid';
      values: {
        name: string;
        event: string;
        date: string;
        code: string;
        link: string;
        amount: string;
        /** Lines of what was booked; '' for nothing. */
        booked: string;
        /** What is still asked once it is submitted, as a sentence; '' for nothing. */
        askedAfter: string;
      };
    }
  | {
      template: 'application' | 'application-paid' | 'application-invoiced';
      values: {
        /** The organizer's own subject and words. */
        subject: string;
        text: string;
        label: string;
        event: string;
        code: string;
        amount: string;
        /** The last day to pay an invoice on; '' without one. */
        due: string;
        /** What is refunded if organizers decline it; '' if nobody decides. */
        ifDeclined: string;
        link: string;
      };
    }
  | {
      template:
        | 'application-invoice-paid'
        | 'application-invoice-soon'
        | 'application-invoice-late'
        | 'application-invoice-void';
      values: {
        label: string;
        event: string;
        code: string;
        amount: string;
        number: string;
        due: string;
        /** What is refunded if organizers decline it; '' once they have decided, and if nobody does. */
        ifDeclined: string;
        link: string;
      };
    }
  | {
      template: 'application-decided' | 'application-withdrawn';
      values: {
        /** The organizer's own subject and words, or what is always said of such a decision. */
        subject: string;
        text: string;
        /** What it is of, where the words before do not say so, and its code. */
        about: string;
        /** What the organizer wrote to this one, what comes back, what is asked: sentences, '' for nothing. */
        message: string;
        back: string;
        asks: string;
        link: string;
      };
    }
  | {
      template: 'application-confirmed-organizer' | 'application-withdrawn-organizer';
      values: { name: string; label: string; event: string; code: string; message: string };
    }
  | {
      template: 'presenter-asked' | 'presenter-asked-titled';
      values: { name: string; by: string; event: string; title: string; link: string };
    }
  | {
      template: 'presenter-declined' | 'presenter-declined-titled';
      values: { name: string; presenter: string; event: string; title: string; code: string; link: string };
    }
  | {
      template: 'proposal-scheduled';
      /** The day with its times, and the room; '' without one. */
      values: { name: string; event: string; title: string; when: string; room: string };
    }
  | { template: 'application-begun'; values: { label: string; event: string; code: string; link: string } }
  | { template: 'receipt' | 'receipt-party'; values: { event: string; code: string; name: string } }
  | {
      template: 'cancelled';
      values: {
        name: string;
        event: string;
        code: string;
        /** What comes back and how, as sentences. */
        back: string;
        link: string;
      };
    }
  | {
      template: 'cancelled-organizer';
      values: { name: string; event: string; code: string; reason: string; message: string; amount: string };
    }
  | {
      template: 'refunded' | 'application-refunded' | 'refund-failed';
      values: { name: string; event: string; code: string; amount: string };
    }
  | { template: 'erasure-notice'; values: { event: string; code: string; date: string; people: string } }
  | {
      template: 'changed';
      values: {
        name: string;
        event: string;
        code: string;
        /** Track, mode and days. */
        now: string;
        /** What is freed and new, what is charged or comes back, what is still asked: sentences, '' for nothing. */
        items: string;
        money: string;
        asks: string;
        link: string;
      };
    }
  | {
      template: 'sessions-changed';
      values: {
        name: string;
        event: string;
        code: string;
        /** What was moved and what was cancelled, a line each. */
        changes: string;
        link: string;
      };
    }
  | {
      template: 'corrected';
      values: {
        name: string;
        event: string;
        code: string;
        /** What was corrected, a line each; '' where something was added only. The others as above. */
        answers: string;
        items: string;
        money: string;
        asks: string;
        link: string;
        /** Asks to confirm a new address. */
        confirm: string;
      };
    }
  | {
      template: 'corrected-organizer';
      values: { name: string; event: string; code: string; answers: string; items: string; amount: string };
    }
  | {
      template: 'changed-organizer';
      values: {
        name: string;
        event: string;
        code: string;
        before: string;
        now: string;
        items: string;
        amount: string;
      };
    }
  | {
      template: 'invitation';
      values: {
        name: string;
        colleague: string;
        event: string;
        date: string;
        location: string;
        link: string;
      };
    }
  | {
      template: 'group-begun';
      values: {
        name: string;
        event: string;
        organization: string;
        code: string;
        /** Where its contact finds it again, and where its members come in. */
        link: string;
        members: string;
      };
    }
  | {
      template: 'group-invitation';
      values: {
        name: string;
        contact: string;
        organization: string;
        event: string;
        date: string;
        location: string;
        link: string;
      };
    }
  | {
      template: 'group-member-ready';
      values: { name: string; contact: string; organization: string; event: string; link: string };
    }
  | {
      template: 'group-all-ready';
      values: { name: string; event: string; organization: string; code: string; link: string };
    }
  | {
      template: 'group-member-cancelled' | 'group-member-changed';
      /** What was paid and goes back, a line each. */
      values: {
        name: string;
        event: string;
        organization: string;
        code: string;
        member: string;
        back: string;
      };
    }
  | {
      template: 'group-refunded';
      values: {
        name: string;
        event: string;
        organization: string;
        code: string;
        member: string;
        amount: string;
      };
    }
  | {
      template: 'group-paid';
      values: {
        name: string;
        event: string;
        organization: string;
        code: string;
        amount: string;
        /** How many members it is for. */
        people: string;
        link: string;
      };
    }
  | {
      template: 'group-invoice' | 'group-invoice-soon' | 'group-invoice-late' | 'group-invoice-void';
      values: {
        name: string;
        event: string;
        organization: string;
        code: string;
        amount: string;
        number: string;
        due: string;
        link: string;
      };
    }
  | {
      template: 'group-handed-over' | 'group-taken-over';
      values: {
        name: string;
        other: string;
        event: string;
        organization: string;
        code: string;
        link: string;
      };
    }
  | { template: 'access-code'; values: { event: string; code: string; minutes: string } }
  | {
      template: 'registration-code' | 'registration-begun';
      values: { event: string; codes: string; link: string };
    }
  | {
      template: 'flow-place-joined';
      values: { name: string; event: string; label: string; position: string; link: string };
    }
  | {
      template: 'flow-place-offer';
      values: { name: string; event: string; label: string; until: string; link: string; decline: string };
    }
  | {
      template: 'flow-place-declined' | 'flow-place-lapsed';
      values: { name: string; event: string; label: string; link: string };
    }
  | { template: 'waitlist-joined'; values: { name: string; event: string; position: string; link: string } }
  | {
      template: 'waitlist-offer';
      values: {
        name: string;
        event: string;
        until: string;
        /** Where one registers, and where one declines. */
        link: string;
        decline: string;
      };
    }
  | {
      template: 'waitlist-declined' | 'waitlist-lapsed';
      values: { name: string; event: string; link: string };
    }
  | {
      template: 'seat-offer' | 'seat-offer-submitted';
      values: { event: string; workshop: string; until: string; link: string };
    }
  | { template: 'seat-reserved' | 'seat-lapsed'; values: { event: string; workshop: string; link: string } }
  | { template: 'choice-offer'; values: { event: string; choice: string; until: string; link: string } }
  | { template: 'choice-lapsed'; values: { event: string; choice: string; link: string } }
  | { template: 'offer-reminder'; values: { event: string; item: string; until: string; link: string } };
