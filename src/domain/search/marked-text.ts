/** A part of a text, and whether the query matched it. */
export type TextPart = { text: string; marked: boolean }

/**
 * The markers around matched text in the provider's highlights. Characters that no title has, and no tags: the result
 * is rendered as text, never as HTML.
 */
export const MARK = { pre: '\u27e6', post: '\u27e7' }

/** A highlighted text, cut at its marks. Marks without a partner are left out, and so are empty parts. */
export function markedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let marked = false
  for (const piece of text.split(marks)) {
    if (piece === MARK.pre) marked = true
    else if (piece === MARK.post) marked = false
    else if (piece) parts.push({ text: piece, marked })
  }
  return parts
}

/** The text without its marks. */
export const plainText = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

const marks = new RegExp(`(${MARK.pre}|${MARK.post})`)
