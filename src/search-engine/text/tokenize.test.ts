import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './characters.ts'
import { tokenize } from './tokenize.ts'

const wordsOf = (text: string) => {
  const [words, spellings]: [string[], string[]] = [[], []]
  tokenize(text, (term, _position, _start, _end, _width, spelling) => void (spelling ? spellings : words).push(term))
  return [words.join(' '), spellings.join(' ')]
}

test.each([
  ['Œuvre d’ÉTÉ', 'oeuvre d’ete'],
  ['e\u0301te\u0301', 'ete'],
  ['Straße, ﬁn', 'strasse, fin'],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  ['Rain jacket, blue', 'rain jacket blue', ''],
  ["l'hiver d’été qu’un", 'hiver ete un', ''],
  ['sac à dos', 'sac a dos', ''],
  ['snow-shoe', 'snow shoe', 'snowshoe'],
  ['porte-bébé', 'porte bebe', 'portebebe'],
  ['GoreTex iPhone', 'gore tex i phone', 'goretex iphone'],
  ['GORE-TEX', 'gore tex', 'goretex'],
  ['20L', '20 l', '20l'],
  ['20 l', '20 l', '20l'],
  ['-9 °C', '9 c', '-9 9c -9c'],
  ['-9°C', '9 c', '-9 9c -9c'],
  ['\u22129\u00a0°C', '9 c', '-9 9c -9c'],
  ['to \u22129°C', 'to 9 c', '-9 9c -9c'],
  ['1,5 l', '1.5 l', '1.5l'],
  ['1,000 lm', '1.000 lm', '1000 1.000lm'],
  ['5101-204', '5101 204', '5101204'],
  ['AB12CD34', 'ab12cd34', ''],
  ['women’s boots', 'women boots', 'womens'],
  ["Arc'teryx", 'arc teryx', 'arcteryx'],
  ['2-person', '2 person', '2person'],
  ['東京 tent', '東 京 tent', ''],
  ['⛺🏕 …', '', ''],
])('%s: words %j, other spellings %j', (text, words, spellings) => expect(wordsOf(text)).toEqual([words, spellings]))

test('positions count words and offsets point into the text', () => {
  const seen: [string, number, string][] = []
  const text = 'Le GoreTex d’hiver'
  tokenize(text, (term, position, start, end) => seen.push([term, position, text.slice(start, end)]))
  expect(seen).toEqual([
    ['le', 0, 'Le'],
    ['gore', 1, 'Gore'],
    ['tex', 2, 'Tex'],
    ['goretex', 1, 'GoreTex'],
    ['hiver', 3, 'hiver'],
  ])
})

test('any text is cut without an error, into words inside it', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      tokenize(text, (term, position, start, end) => {
        expect(term).not.toBe('')
        expect(position).toBeGreaterThanOrEqual(0)
        expect(start >= 0 && start < end && end <= text.length).toBe(true)
      })
    }),
  ))
