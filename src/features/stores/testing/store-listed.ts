/** A store as the list of stores has it. */
export const storeListed = {
  slug: 'calgary',
  name: 'Calgary',
  street: '1 Bow Trail',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2P 1A1',
  latitude: 51.04,
  longitude: -114.07,
  phone: '403-555-0101',
  services: [],
  hours: { timeZone: 'America/Edmonton', weekly: { monday: [{ open: '10:00', close: '18:00' }] }, exceptions: [] },
  path: { en: '/en/stores/calgary', fr: '/fr/magasins/calgary' },
}
