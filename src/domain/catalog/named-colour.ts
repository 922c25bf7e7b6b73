import type { ColourFamily } from './colour-family.ts'

/** Colours as catalogues call them, by the last word that is known: `light blue`, `bleu marine`. */
const named: readonly [RegExp, ColourFamily, string][] = [
  [/navy|marine/, 'blue', '#1f2a44'],
  [/turquoise|teal|aqua|sarcelle/, 'teal', '#1f8a8a'],
  [/olive|khaki|kaki/, 'green', '#6b6b3a'],
  [/burgundy|bordeaux|maroon|crimson|red|rouge/, 'red', '#b3262b'],
  [/charcoal|anthracite|silver|argent|gr[ae]y|gris/, 'grey', '#808080'],
  [/black|noir/, 'black', '#111111'],
  [/ivory|ivoire|cream|creme|white|blanc/, 'white', '#ffffff'],
  [/tan|sand|sable|beige|natur/, 'beige', '#d8c3a5'],
  [/brown|brun|marron|chocolat|camel|cognac/, 'brown', '#6f4a2f'],
  [/green|vert|mint|menthe|moss|mousse/, 'green', '#3f7d4f'],
  [/blue|bleu|denim|indigo/, 'blue', '#2f5fa8'],
  [/purple|violet|lavender|lavande|plum|prune|lilac|lilas|mauve/, 'purple', '#6a4a8c'],
  [/pink|rose|fuchsia|coral|corail/, 'pink', '#e48aa6'],
  [/orange|rust|rouille/, 'orange', '#e0762f'],
  [/yellow|jaune|gold|dore|mustard|moutarde/, 'yellow', '#e6bf3a'],
]

/** A first guess for a colour that only has a name; grey where the name says nothing. */
export function namedColour(key: string): { hex: string; family: ColourFamily } {
  const [, family, hex] = named.find(([words]) => words.test(key)) ?? [undefined, 'grey', '#808080']
  return { family: family as ColourFamily, hex: hex as string }
}
