import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { namingWord, NAMES, partsOfName, type PhraseWord } from './noun-phrase.ts'
import { tokenize } from './tokenize.ts'

function named(text: string, language: string): string {
  const words: PhraseWord[] = []
  tokenize(text, (term, position, start, end, _width, spelling) => {
    if (!spelling) words[position] = { term, start, end }
  })
  const parts = partsOfName(text, words, language)
  return words
    .filter((_, at) => parts?.[at] === NAMES)
    .map(({ term }) => term)
    .join(' ')
}

test.each([
  ['Stratus Freestanding Tent', 'tent'],
  ['Trail Bike Rack', 'rack'],
  ['Arm for 27 inch Monitors', 'arm'],
  ['Norvale M27 Curved Gaming Monitor, 144Hz, HDMI - Black', 'monitor'],
  ['Whiteout Toric Goggles with Spare Lens', 'goggles'],
  ['HDMI Cable 6 feet', 'cable'],
  ['Longtrail 65', 'longtrail'],
  ['Hats and Mitts', 'hats mitts'],
  ['Wireless Mouse (2-Pack)', 'mouse'],
  ['USB-C Hub – 7 ports', 'hub'],
  ['', ''],
  ['40', '40'],
])('“%s” names a %s', (text, name) => expect(named(text, 'en')).toBe(name))

test.each([
  ['Tente autoportante Stratus', 'tente'],
  ['Sac de pont Foredeck pour kayak', 'sac'],
  ['Porte-vélos d’attelage Detour 2', 'porte'],
  ['Gants et mitaines', 'gants mitaines'],
  ['3 cordes', 'cordes'],
])('« %s » nomme : %s', (text, name) => expect(named(text, 'fr')).toBe(name))

test('a description names nothing', () => expect(named('word '.repeat(41), 'en')).toBe(''))

test.each([
  [['women', 'hiking', 'boots'], 'en', 2],
  [['arm', 'for', 'monitor'], 'en', 0],
  [['sac', 'pour', 'velo'], 'fr', 0],
  [['tent', '2'], 'en', 0],
  [['tent'], 'en', undefined],
  [['for', '2'], 'en', undefined],
] as const)('of %j in %s the word %s names what is wanted', (words, language, at) =>
  expect(namingWord(words, language)).toBe(at),
)

test.each([
  ['en', 'bike', ['Rapid Trail Bike', 'Bike Rack', 'Rack for one bike']],
  ['fr', 'velo', ['Vélo de route Rapide', 'Porte-bagages vélo', 'Sacoche pour vélo']],
])('in %s “%s” begins with the thing itself, before what is for it', async (language, query, titles) => {
  const index = createEngine().index('things')
  await index.setSettings({ searchableAttributes: ['title'], indexLanguages: [language], queryLanguages: [language] })
  await index.saveObjects(titles.toReversed().map((title, i) => ({ objectID: String(i), title })))
  expect(index.search({ query }).hits[0]?.['title']).toBe(titles[0])
})
