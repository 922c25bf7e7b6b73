import { expect, test } from 'vitest'
import { findStores, nearest, type StoreWish } from './find-stores.ts'
import { fromSavedStore, toSavedStore } from './saved-store.ts'
import type { ListedStore } from './listed-store.ts'

const store = (
  slug: string,
  province: string,
  latitude: number,
  longitude: number,
  more: Partial<ListedStore> = {},
): ListedStore => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  street: '1 rue Principale',
  city: slug,
  province,
  postalCode: 'J8X 1A1',
  latitude,
  longitude,
  phone: '819-555-0101',
  services: ['pickup'],
  hours: {
    timeZone: 'America/Toronto',
    weekly: { friday: [{ open: '9:00', close: '21:00' }] },
    exceptions: [{ date: '2026-12-25', open: 'closed', close: '', name: 'Christmas', exception_notice: null }],
  },
  path: { en: `/en/stores/${slug}`, fr: `/fr/magasins/${slug}` },
  ...more,
})
const all = [
  store('ottawa', 'ON', 45.39, -75.76, {
    hours: { timeZone: 'America/Toronto', weekly: { friday: [{ open: '9:00', close: '20:00' }] }, exceptions: [] },
  }),
  store('gatineau', 'QC', 45.43, -75.71, { services: ['pickup', 'rentals'] }),
  store('montreal', 'QC', 45.55, -73.57, { street: '7, boul. Saint-Joseph' }),
  store('calgary', 'AB', 50.99, -114.07, { closedOn: '2026-11-21', street: '5 Macleod Trail' }),
]
/** Friday 2026-11-20, 20:55 in Gatineau. */
const now = Date.parse('2026-11-20T20:55:00-05:00')
const words = {
  provinceName: (code: string) => ({ ON: 'Ontario', QC: 'Québec', AB: 'Alberta' })[code] ?? code,
  languageTag: 'en-CA',
}
const found = (wish: StoreWish, at: number | undefined = now) =>
  findStores(all, wish, at, words).stores.map(({ slug }) => slug)

test.each<[string, StoreWish, string[]]>([
  ['nothing', {}, ['calgary', 'ottawa', 'gatineau', 'montreal']],
  ['a postal code', { text: 'J8X 3Y9' }, ['gatineau', 'ottawa', 'montreal', 'calgary']],
  ['a town', { text: 'montréal' }, ['montreal', 'gatineau', 'ottawa', 'calgary']],
  ['a town without a store', { text: 'Banff' }, ['calgary', 'ottawa', 'gatineau', 'montreal']],
  ['a province', { text: 'ontario' }, ['ottawa']],
  ['a province that is a town', { text: 'Québec' }, ['montreal', 'gatineau', 'ottawa', 'calgary']],
  ['a province in the other language', { text: 'Quebec' }, ['montreal', 'gatineau', 'ottawa', 'calgary']],
  ['a province without a store', { text: 'Île-du-Prince-Édouard' }, ['calgary', 'gatineau', 'montreal', 'ottawa']],
  ['a street', { text: 'macleod' }, ['calgary']],
  ['a street with a saint', { text: 'st joseph' }, ['montreal']],
  ['a short street', { text: 'calgary st' }, []],
  ['a store’s own code', { text: 'gatineau principale' }, ['gatineau']],
  ['nowhere', { text: 'Paris' }, []],
  [
    'the visitor’s position',
    { near: { latitude: 45.5, longitude: -73.6 } },
    ['montreal', 'gatineau', 'ottawa', 'calgary'],
  ],
  ['a service', { services: ['rentals', 'pickup'] }, ['gatineau']],
  ['open now, nearest first', { text: 'K1A', openNow: true }, ['gatineau', 'montreal', 'calgary']],
])('%s', (_, wish, slugs) => expect(found(wish).toSorted()).toEqual(slugs.toSorted()))

test('by distance the near come first, with their kilometres and the town that was understood', () => {
  const { place, stores } = findStores(all, { text: 'J8X' }, now, words)
  expect([place?.name, stores.map(({ slug, km }) => `${slug} ${Math.round(km ?? NaN)}`)]).toEqual([
    'Gatineau',
    ['gatineau 6', 'ottawa 11', 'montreal 166', 'calgary 2873'],
  ])
})

test.each([
  ['Île-du-Prince-Édouard', 'Charlottetown', 'montreal'],
  ['prince edward island', 'Charlottetown', 'montreal'],
  ['New Brunswick', 'Moncton', 'montreal'],
  ['Nunavut', 'Iqaluit', 'montreal'],
  ['yukon', 'Whitehorse', 'calgary'],
])('without a store in %s they come by distance from %s', (text, town, first) => {
  const { place, stores } = findStores(all, { text }, now, words)
  expect([place?.name, stores[0]?.slug]).toEqual([town, first])
})

test('a permanently closed store is gone, once the day is known', () => {
  expect(found({}, Date.parse('2026-11-21T00:00:00-05:00'))).not.toContain('calgary')
  expect(findStores(all, { openNow: true }, undefined, words).stores).toEqual([])
  expect(nearest(all, { latitude: 51, longitude: -114 })?.slug).toBe('calgary')
})

// acceptance 57, 58, 113
test('the saved copy has its name, its hours by day and its exceptions, and yields the same store', () => {
  const saved = toSavedStore(all[1]!, 'fr', now)
  expect(saved).toMatchObject({
    store_name: 'Gatineau',
    store_hours: [{ day: 'friday', open: '9:00', close: '21:00' }],
    store_hour_exceptions: [
      { date: '2026-12-25', open: 'closed', close: '', name: 'Christmas', exception_notice: null },
    ],
  })
  const given = fromSavedStore(JSON.stringify(saved), 'gatineau', 'fr')
  expect(given).toMatchObject({
    keptAt: now,
    store: {
      slug: 'gatineau',
      name: 'Gatineau',
      hours: { timeZone: 'America/Toronto', weekly: { friday: [{ open: '9:00', close: '21:00' }], monday: [] } },
    },
  })
})

test('the saved copy of a store that is still to open knows its day', () => {
  const soon = { ...all[1]!, hours: { ...all[1]!.hours, opensOn: '2027-03-01' } }
  const given = fromSavedStore(JSON.stringify(toSavedStore(soon, 'fr', now)), 'gatineau', 'fr')
  expect(given?.store).toEqual({ ...soon, hours: { ...soon.hours, weekly: expect.anything() } })
})

test.each([
  ['another language', 'gatineau', 'en', {}],
  ['another store', 'calgary', 'fr', {}],
  ['no zone', 'gatineau', 'fr', { store: { ...toSavedStore(all[1]!, 'fr', now).store, timeZone: 'America/Portage' } }],
  ['no hours', 'gatineau', 'fr', { store_hours: undefined }],
  ['strange hours', 'gatineau', 'fr', { store_hours: [{ day: 'friday', open: 9, close: 21 }] }],
] as const)('%s is not returned', (_, slug, locale, wrong) =>
  expect(
    fromSavedStore(JSON.stringify({ ...toSavedStore(all[1]!, 'fr', now), ...wrong }), slug, locale),
  ).toBeUndefined(),
)

test.each([null, '', 'null', '[]', '{', '7'])('%s is not a store', (text) =>
  expect(fromSavedStore(text, 'gatineau', 'fr')).toBeUndefined(),
)
