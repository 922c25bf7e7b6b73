import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
const tokens: Record<string, string> = {
  white: '#ffffff',
  ...Object.fromEntries([...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, hex]) => [name, hex])),
}

/** Words: WCAG 2.2, 1.4.3, level AA. A pair that is not here is not allowed in the shop. */
const words: Record<string, string[]> = {
  surface: ['ink', 'ink-soft', 'spruce', 'spruce-deep', 'red', 'red-deep', 'focus'],
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

/** Edges of controls and rings of focus: 1.4.11. */
const edges: Record<string, string[]> = {
  surface: ['line-strong', 'ink', 'spruce', 'focus'],
  ground: ['line-strong', 'ink', 'focus'],
  'ground-soft': ['line-strong', 'ink', 'focus'],
  'spruce-pale': ['focus'],
  'spruce-deep': ['white', 'gold', 'line-strong'],
}

const pairs = (of: Record<string, string[]>) =>
  Object.entries(of).flatMap(([background, colours]) => colours.map((colour) => [colour, background] as const))

const tooWeak = (of: Record<string, string[]>, least: number) =>
  pairs(of).flatMap(([colour, background]) => {
    const found = contrast(colour, background)
    return found < least ? [`${colour} on ${background}: ${found.toFixed(2)}`] : []
  })

test('words are readable on each background', () => expect(tooWeak(words, 4.5)).toEqual([]))
test('edges are visible on each background', () => expect(tooWeak(edges, 3)).toEqual([]))

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(token: string): number {
  const hex = tokens[token]
  if (!hex) throw new Error(`no colour ${token} in app.css`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
