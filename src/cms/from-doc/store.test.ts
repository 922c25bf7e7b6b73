import { expect, test } from 'vitest'
import { storeFromDoc, type StoreDoc } from './store.ts'

const doc = (more: Partial<StoreDoc> = {}): StoreDoc => ({
  id: 1,
  slug: 'gatineau',
  name: { en: 'Gatineau', fr: 'Gatineau' },
  street: '1 rue Principale',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 1A1',
  latitude: 45.4,
  longitude: -75.7,
  phone: '819-555-0101',
  timeZone: 'America/Toronto',
  ...more,
})
const store = (more: Partial<StoreDoc> = {}, locale: 'en' | 'fr' = 'fr') =>
  storeFromDoc(
    doc(more),
    locale,
    new Map([[7, { file: 'front.png', width: 2, height: 1, alt: { en: 'The front', fr: 'La façade' } }]]),
  )

test('a store that is not named in a language is not there in it', () =>
  expect(store({ name: { en: 'Gatineau' } })).toBeUndefined())

// acceptance 57, 58, 139
test('hours are by day in the store’s own zone; a day may have two openings, or none', () => {
  const hours = store({
    hours: [
      { day: 'monday', open: '9:00', close: '12:00' },
      { day: 'monday', open: '13:00', close: '18:00' },
      { day: 'tuesday', open: 'closed', close: null },
    ],
  })?.hours
  expect(hours).toMatchObject({
    timeZone: 'America/Toronto',
    weekly: {
      monday: [
        { open: '9:00', close: '12:00' },
        { open: '13:00', close: '18:00' },
      ],
      tuesday: [{ open: 'closed', close: '' }],
      sunday: [],
    },
  })
})

// acceptance 58, 140
test('an exception has its name and notice in the language, null where there is none', () =>
  expect(
    store({ exceptions: [{ date: '2026-12-25', open: 'fermé', name: { fr: 'Noël' } }] })?.hours.exceptions,
  ).toEqual([{ date: '2026-12-25', open: 'fermé', close: '', name: 'Noël', exception_notice: null }]))

test('what is missing is empty', () =>
  expect(store()).toMatchObject({
    description: '',
    services: [],
    departments: [],
    events: [],
    picture: undefined,
    hours: { exceptions: [] },
  }))

test('departments are lines, events without a title in the language are left out', () =>
  expect(
    store({
      departments: { fr: 'Ski\nVélo\n' },
      events: [
        { date: '2026-12-01', title: { fr: 'Fartage' } },
        { date: '2026-12-02', title: { en: 'Waxing' } },
      ],
    }),
  ).toMatchObject({ departments: ['Ski', 'Vélo'], events: [{ date: '2026-12-01', title: 'Fartage', text: '' }] }))

test('its picture speaks the language; one that is gone is left out', () =>
  expect([store({ picture: 7 })?.picture?.alt, store({ picture: 8 })?.picture]).toEqual(['La façade', undefined]))

test('more pictures come in their order; one that is gone is left out', () =>
  expect([store({ pictures: [8, 7] })?.pictures, store()?.pictures]).toEqual([
    [expect.objectContaining({ file: 'front.png', alt: 'La façade' })],
    [],
  ]))

test('it knows its page in both languages', () =>
  expect(store()?.path).toEqual({ en: '/en/stores/gatineau', fr: '/fr/magasins/gatineau' }))

test('a store that opens for the first time has its first day among its hours', () =>
  expect([store({ opensOn: '2027-03-01' })?.hours.opensOn, store({ opensOn: '' })?.hours]).toEqual([
    '2027-03-01',
    expect.not.objectContaining({ opensOn: '' }),
  ]))

test('a store that closes permanently has its last day', () =>
  expect([store({ closedOn: '2027-02-01' })?.closedOn, store({ closedOn: '' })?.closedOn, store()?.closedOn]).toEqual([
    '2027-02-01',
    undefined,
    undefined,
  ]))
