/** How many tags an order may have, and how many characters each. */
export const MOST_TAGS = 10
export const LONGEST_TAG = 30

/**
 * The tags of an order as they were typed, separated by commas: without empty ones and without what is there in other
 * capitals. A tag says what staff want to find orders by; the shopper never reads it.
 */
export function readOrderTags(typed: string): string[] | 'too-many' | 'too-long' {
  const tags = new Map<string, string>()
  for (const part of typed.split(',')) {
    const tag = part.replaceAll(/\s+/g, ' ').trim()
    if (tag === '') continue
    if (tag.length > LONGEST_TAG) return 'too-long'
    const known = tag.toLocaleLowerCase('fr')
    if (!tags.has(known)) tags.set(known, tag)
  }
  return tags.size > MOST_TAGS ? 'too-many' : [...tags.values()]
}

/** As they are stored, listed and filtered. */
export const orderTagsText = (tags: readonly string[]): string => tags.join(', ')
