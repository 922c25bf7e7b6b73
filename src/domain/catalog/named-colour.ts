import type { ColourFamily } from './colour-family.ts'

/** Colours as catalogues call them, in both languages and without accents; of two in a name, the upper one counts. */
const named: readonly [words: string, ColourFamily, hex: string][] = [
  ['navy marine', 'blue', '#1f2a44'],
  ['midnight minuit', 'blue', '#1b2238'],
  ['cobalt', 'blue', '#1f4aa8'],
  ['sky ciel azur azure', 'blue', '#87b5d9'],
  ['glacier ice glace', 'blue', '#c3d9e4'],
  ['turquoise teal aqua sarcelle lagoon lagon', 'teal', '#1f8a8a'],
  ['olive khaki kaki', 'green', '#6b6b3a'],
  ['forest foret pine pin sapin', 'green', '#2f4f3a'],
  ['spruce epinette', 'green', '#2e4a43'],
  ['moss mousse', 'green', '#66703b'],
  ['sage sauge', 'green', '#9caf88'],
  ['burgundy bordeaux maroon crimson wine vin merlot', 'red', '#7a1f2f'],
  ['ember braise', 'red', '#c8452d'],
  ['red rouge', 'red', '#b3262b'],
  ['charcoal charbon anthracite', 'grey', '#3c4043'],
  ['slate ardoise', 'grey', '#5b6770'],
  ['storm tempete orage', 'grey', '#5f6a76'],
  ['stone pierre', 'beige', '#a8a196'],
  ['silver argent ash cendre gray grey gris grise', 'grey', '#808080'],
  ['black noir noire', 'black', '#111111'],
  ['ivory ivoire cream creme white blanc blanche', 'white', '#ffffff'],
  ['dune', 'beige', '#cdb891'],
  ['tan sand sable beige natural naturel naturelle', 'beige', '#d8c3a5'],
  ['clay argile terracotta', 'brown', '#b06a4a'],
  ['brown brun brune marron chocolate chocolat camel cognac', 'brown', '#6f4a2f'],
  ['green vert verte mint menthe', 'green', '#3f7d4f'],
  ['blue bleu bleue denim indigo', 'blue', '#2f5fa8'],
  ['plum prune', 'purple', '#5f3a5b'],
  ['purple violet violette lavender lavande lilac lilas mauve', 'purple', '#6a4a8c'],
  ['pink rose fuchsia coral corail', 'pink', '#e48aa6'],
  ['rust rouille', 'orange', '#a5502c'],
  ['orange', 'orange', '#e0762f'],
  ['yellow jaune gold dore doree mustard moutarde', 'yellow', '#e6bf3a'],
]

const shadeOf = (key: string) => {
  const words = key.split('-')
  return named.find(([known]) => known.split(' ').some((word) => words.includes(word)))
}

/** Whether the name of a colour says anything of its shade. */
export const saysShade = (key: string): boolean => shadeOf(key) !== undefined

/** A first guess for a colour that only has a name; grey where the name says nothing. */
export function namedColour(key: string): { hex: string; family: ColourFamily } {
  const [, family, hex] = shadeOf(key) ?? ['', 'grey' as const, '#808080']
  return { family, hex }
}
