import { channelsOf, weakPairs, type WeakPair } from './contrast.ts'

/** The colours a merchant chooses: of buttons and links, of dark bands such as the footer, and of sale prices. */
export type ShopColours = { main: string; dark: string; sale: string }
export type ShopColour = keyof ShopColours

/** Those of the specified look, until a merchant chooses others. */
export const specifiedColours: ShopColours = { main: '#1f4a3a', dark: '#12332a', sale: '#b92b18' }

/** The colours of app.css that nobody chooses; the test of contrast compares them with it. */
export const fixedColours = {
  white: '#ffffff',
  ink: '#14231d',
  'ink-soft': '#4d5a53',
  line: '#d6dbd5',
  'line-strong': '#7d8882',
  ground: '#eceee9',
  'ground-soft': '#f6f7f4',
  surface: '#ffffff',
  gold: '#dba524',
  'gold-pale': '#fbf1d6',
  'gold-deep': '#8a6200',
  focus: '#1a5fd0',
} as const

/** The colours of app.css that follow the chosen ones: `spruce` is the main colour, `red` that of sales. */
export const chosenPalette = ({ main, dark, sale }: ShopColours): Record<string, string> => ({
  spruce: main,
  'spruce-deep': dark,
  'spruce-pale': main === specifiedColours.main ? '#dfe9e1' : towards(main, '#ffffff', 0.86),
  red: sale,
  'red-deep': sale === specifiedColours.sale ? '#96200f' : towards(sale, '#000000', 0.2),
  'red-pale': sale === specifiedColours.sale ? '#fae7e2' : towards(sale, '#ffffff', 0.89),
})

export const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[\da-f]{6}$/i.test(text)

/** The pale colours are light whatever they are made of, so that they are never what is at fault. */
const ownerOf: Readonly<Record<string, ShopColour>> = {
  spruce: 'main',
  'spruce-deep': 'dark',
  red: 'sale',
  'red-deep': 'sale',
}

/** The pair that one chosen colour makes too hard to read, the worst; undefined where it may be chosen. */
export function weakPairOf(colours: ShopColours, chosen: ShopColour): WeakPair | undefined {
  const concerns = ({ colour, background }: WeakPair) => (ownerOf[colour] ?? ownerOf[background]) === chosen
  return weakPairs({ ...fixedColours, ...chosenPalette(colours) }).find(concerns)
}

/** What a page sets where a merchant chose colours; nothing for the specified ones, which are in the style sheet. */
export function coloursCss(colours: ShopColours): string | undefined {
  const isSpecified = (Object.keys(specifiedColours) as ShopColour[]).every(
    (name) => colours[name] === specifiedColours[name],
  )
  if (isSpecified) return undefined
  const set = Object.entries(chosenPalette(colours)).map(([name, hex]) => `--color-${name}:${hex}`)
  return `:root{${set.join(';')}}`
}

/** A colour on its way to another: 0 is itself, 1 the other. */
function towards(from: string, to: string, share: number): string {
  const target = channelsOf(to)
  const mixed = channelsOf(from).map((channel, at) => Math.round(channel + (target[at]! - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
