import { expect, test } from 'vitest'
import { deadPlaces } from './dead-places.ts'

const own = '/en/explore/waxing'
const text = (copy: string) => ({ blockType: 'markdowncopy', id: 'a', copy: [{ text: copy }] })
const button = (link: string) => ({ blockType: 'action', id: 'b', items: [{ label: 'Go', link }] })
const words = text('## Été & hiver\n\n## Fit\n\n## Fit')

test.each([
  ['#ete-hiver', []],
  ['#fit-2', []],
  ['#fit-3', ['fit-3']],
  ['#Fit', ['Fit']],
  // A section, by the name that its editor gave it; what every page has; the page itself.
  ['#care', []],
  ['#footer', []],
  ['#', []],
  ['#:~:text=wax', []],
  ['/explore/waxing#fit', []],
  ['/en/explore/waxing#wax', ['wax']],
  // Other pages are not read.
  ['/explore/tents#wax', []],
  ['https://portage.example/#wax', []],
])('a link to %s leads to no place: %j', (link, places) => {
  const care = { blockType: 'inlinealert', blockName: 'care', id: 'c', text: `Read [on](${link}).` }
  const found = deadPlaces([words, button(link), care], own, 'en')
  expect(found).toEqual(
    places.flatMap((place) => ['layout.1.items.0.link', 'layout.2.text'].map((path) => ({ path, place }))),
  )
})

test('a link to a heading that is named like a part of every page is not one to that part', () => {
  const stores = text('## Stores\n\n[All](#stores), [theirs](#stores-2)')
  expect(deadPlaces([stores], own, 'en')).toEqual([
    { path: 'layout.0.copy.0.text', place: 'stores', heading: 'stores-2' },
  ])
  expect(deadPlaces([text('[All](#stores)')], own, 'en')).toEqual([])
})

test('a section of the other language is no place of this one, nor are its links read', () => {
  const french = { ...text('## Été\n\n[Ici](#nulle-part)'), shownIn: 'fr' }
  expect(deadPlaces([french, button('#ete')], own, 'en')).toEqual([{ path: 'layout.1.items.0.link', place: 'ete' }])
})

test('a field of an embedded form is a place, and a link in the text of a page is read, too', () => {
  const form = { blockType: 'formembed', id: 'f', embedcode: '<form><input id="mail"></form>' }
  expect(deadPlaces([form, text('[Write](#mail) or [call](#phone)')], own, 'en')).toEqual([
    { path: 'layout.1.copy.0.text', place: 'phone' },
  ])
})
