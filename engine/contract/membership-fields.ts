/** The membership step's answers by their names in spec §7. */
export const MEMBERSHIP_FIELDS = [
  'membership_organization',
  'membership_renew',
  'membershipID',
  'membershipSubID',
  'membershipType',
  'selectedDistrict',
  'selectedDistrictOther',
  'program',
  'school',
  'role',
  'university',
  'staff_directory',
  'selectedOrganization',
  'selectedClientOrganization',
] as const;
