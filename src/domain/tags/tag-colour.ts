import { tagColours, type TagColour } from './tag.ts'

/** The colours an editor may choose for a tag, as the specification spells them (acceptance 51). */
const tagColourOverrides = ['black', 'red', 'red outline'] as const
export type TagColourOverride = (typeof tagColourOverrides)[number]

/**
 * The colour that a text names: `red outline`, `redOutline` and `Red-Outline` are one; black for anything unknown, so
 * never a broken class (acceptance 52).
 */
export const normaliseTagColour = (text: string | null | undefined): TagColour => knownColour(text) ?? 'black'

/**
 * The colour to show: the override if it is one that may override, which grey may not, else the tag's own (acceptance
 * 51, 52).
 */
export function tagColour(own: string | null | undefined, override?: string | null): TagColour {
  const overriding = knownColour(override)
  return overriding && overriding !== 'grey' ? overriding : normaliseTagColour(own)
}

/** A tag's colour as the `colourOverride` of a search hit (acceptance 47, 51); undefined for grey, the default. */
export const colourOverrideOf = (colour: TagColour): TagColourOverride | undefined =>
  tagColourOverrides.find((override) => knownColour(override) === colour)

const knownColour = (text: string | null | undefined): TagColour | undefined =>
  tagColours.find((colour) => bare(colour) === bare(text ?? ''))

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/^gray$/, 'grey')
