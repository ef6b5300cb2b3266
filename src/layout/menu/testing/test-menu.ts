import type { Event } from '#engine/contract/event.ts';
import type { MenuItem } from '#engine/event/documents/menu/schema.ts';

const item = (id: string, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  code: id,
  label,
  ...more,
});

/** A menu with an item of every kind; only home and the button of the mega menu are for the bar. */
export const testMenu = [
  item('home', 'Home', { link: '/' }),
  item('information', 'Conference Information', {
    alias: 'MEGA',
    submenu: [
      item('programme', 'Programme', {
        submenu: [
          item('schedule', 'Schedule', { link: '/schedule?day=friday', help: 'By day and room' }),
          item('keynotes', 'Keynotes', { link: '/keynotes' }),
          item('speakers', 'Speakers', { link: '/speakers' }),
        ],
      }),
      item('registration', 'Registration', {
        submenu: [
          item('online', 'Online'),
          item('gone', 'Gone'),
          item('find', 'Find your registration', { code: '#find' }),
        ],
      }),
      item('about', 'About us', {
        link: '/about',
        submenu: [
          item('client', 'The association', {
            alias: 'EXTERNALLINK',
            link: 'https://example.org/',
            menu_new_tab: 'Y',
          }),
          item('bad', 'Bad', { link: 'java\tscript:alert(1)' }),
        ],
      }),
    ],
  }),
] as Event['menu'];
