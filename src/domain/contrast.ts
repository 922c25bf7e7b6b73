/** The least contrast of words, and of edges of controls and rings of focus: WCAG 2.2, 1.4.3 and 1.4.11, level AA. */
export const LEAST_OF_WORDS = 4.5
export const LEAST_OF_EDGES = 3

/**
 * Words by the backgrounds that they are on, as names of colours. A pair that is not here is not allowed in the shop.
 */
export const wordsOnColours: Readonly<Record<string, readonly string[]>> = {
  surface: ['ink', 'ink-soft', 'spruce', 'spruce-deep', 'red', 'red-deep', 'gold-deep', 'focus'],
  ground: ['ink', 'ink-soft', 'spruce', 'spruce-deep', 'red', 'red-deep'],
  'ground-soft': ['ink', 'ink-soft', 'spruce', 'spruce-deep', 'red', 'red-deep'],
  'spruce-pale': ['ink', 'ink-soft', 'spruce', 'spruce-deep', 'red-deep'],
  'red-pale': ['ink', 'ink-soft', 'red', 'red-deep'],
  'gold-pale': ['ink', 'ink-soft', 'spruce-deep'],
  gold: ['ink', 'spruce-deep'],
  line: ['ink', 'spruce-deep'],
  spruce: ['white', 'ground', 'spruce-pale', 'gold-pale'],
  'spruce-deep': ['white', 'ground', 'spruce-pale', 'line', 'gold'],
  ink: ['white', 'ground', 'line'],
  red: ['white'],
  'red-deep': ['white'],
}

/** Edges of controls and rings of focus, by the backgrounds that they are on. */
export const edgesOnColours: Readonly<Record<string, readonly string[]>> = {
  surface: ['line-strong', 'ink', 'spruce', 'focus'],
  ground: ['line-strong', 'ink', 'focus'],
  'ground-soft': ['line-strong', 'ink', 'focus'],
  'spruce-pale': ['focus'],
  'spruce-deep': ['white', 'gold', 'line-strong'],
}

/** The three channels of a colour written as `#rrggbb`, each from 0 to 255. */
export const channelsOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

/** How far two colours are apart, from 1 to 21 (WCAG's contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => linear(channel / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

export type WeakPair = { colour: string; background: string; contrast: number; least: number }

/** The pairs of a palette that are too hard to read or see, the worst first. */
export function weakPairs(palette: Readonly<Record<string, string>>): WeakPair[] {
  const weakIn = (pairs: Readonly<Record<string, readonly string[]>>, least: number): WeakPair[] =>
    Object.entries(pairs).flatMap(([background, colours]) =>
      colours.flatMap((colour) => {
        const [one, other] = [palette[colour], palette[background]]
        if (!one || !other) throw new Error(`no colour ${one ? background : colour} in the palette`)
        const contrast = contrastOf(one, other)
        return contrast < least ? [{ colour, background, contrast, least }] : []
      }),
    )
  const weak = [...weakIn(wordsOnColours, LEAST_OF_WORDS), ...weakIn(edgesOnColours, LEAST_OF_EDGES)]
  return weak.toSorted((a, b) => a.contrast / a.least - b.contrast / b.least)
}
