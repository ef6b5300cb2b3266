import { libphonenumber } from './libphonenumber.ts';
import { installPhoneLibrary } from './phone-number.ts';

// Where size does not matter the library is there from the start, so that reading a number never waits.
installPhoneLibrary(libphonenumber);
