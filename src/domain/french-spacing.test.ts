import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frenchSpacing } from './french-spacing.ts'

/** `_` stands for U+00A0, so that a reader of this file sees it. */
const shown = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['Attention : il neige !', 'Attention_: il neige_!'],
  ['Vraiment ? Oui ; non', 'Vraiment_? Oui_; non'],
  ['Attention: il neige! Quoi?!', 'Attention_: il neige_! Quoi_?!'],
  ['« Bonjour »', '«_Bonjour_»'],
  ['«Bonjour»', '«_Bonjour_»'],
  ['« Prêt ? »', '«_Prêt_?_»'],
  ['Un rabais de 25 % sur 1 234,50 $', 'Un rabais de 25_% sur 1_234,50_$'],
  ['25% et 10$', '25_% et 10_$'],
  ['20 000 mm, 1,2 kg, -9 °C et 45 L', '20_000_mm, 1,2_kg, -9_°C et 45_L'],
  ['12 345 678 personnes', '12_345_678 personnes'],
  ['en 2026 500 personnes', 'en 2026 500 personnes'],
  ['2 lanières, 3 grands sacs', '2 lanières, 3 grands sacs'],
  ['de 9 h 30 à 18 h 00', 'de 9_h_30 à 18_h_00'],
  ['15 000 g/m²/24 h', '15_000_g/m²/24_h'],
  ['**Note :** lavable (à froid !)', '**Note_:** lavable (à froid_!)'],
  ['Un sac Ridge 40L', 'Un sac Ridge 40L'],
  ['déjà\u202f! et 5\u202fkm', 'déjà_! et 5_km'],
  ['ligne\n: suite', 'ligne\n: suite'],
])('"%s" becomes "%s"', (text, spaced) => expect(shown(frenchSpacing(text))).toBe(spaced))

test.each([
  'https://portage.example/fr/search?q=tente&page=2;x!',
  'Voir https://portage.example/a?b=1:2 et www.portage.example/x?',
  'à 10:30',
  'mailto:aide@portage.example',
  '/fr/recherche?q=sac%20%C3%A0%20dos',
  '<a href="/fr?x=1;" style="color: red; width: 50%">texte</a>',
  '[texte](/fr/aide?) et ![photo](/media/a.jpg)',
  'caf&eacute; cr&#232;me;x',
  '| :--- | ---: |',
  '',
])('"%s" stays', (text) => expect(frenchSpacing(text)).toBe(text))

test('a mark after a URL is still spaced', () =>
  expect(shown(frenchSpacing('« https://portage.example » : oui'))).toBe('«_https://portage.example_»_: oui'))

const pieces = fc.constantFrom(
  ...' \u00a0\u202f\n:;!?«»%$.,()[]<>|*&/-'.split(''),
  '12',
  '345',
  '1 000',
  '10:30',
  'h',
  'kg',
  'm',
  'L',
  'été',
  'a',
  '#',
  'www.',
  'https://x.ca/a',
  '](',
  '&amp;',
  '<b>',
  ' : ',
)
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 14 }).map((list) => list.join('')),
  fc.string(),
)

test('doing it twice changes nothing more, and only spaces ever change', () => {
  const bare = (text: string) => text.replace(/[ \u00a0\u202f]/g, '')
  fc.assert(
    fc.property(texts, (text) => {
      const once = frenchSpacing(text)
      expect(frenchSpacing(once)).toBe(once)
      expect(bare(once)).toBe(bare(text))
    }),
    { numRuns: 3000 },
  )
})
