import type { Locale } from '../locale.ts'

/** Characters of a message that goes in the parcel, and lines: what fits above the list of what is in it (ours). */
export const LONGEST_GIFT_MESSAGE = 240
const MOST_LINES = 6

/** Controls, but what joins the parts of a character or keeps letters apart, and the letters of a flag (U+E0020 ff.). */
const unprintable = /(?!\n|\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}]/gu

/** A message as it can be printed, in the parcel and on a gift card. */
export const printable = (typed: string): string => typed.replaceAll(/\r\n?/g, '\n').replaceAll(unprintable, ' ')

/**
 * The message that a text means: trimmed, without empty lines or what cannot be printed; undefined where it is too long
 * to be printed whole.
 */
export function giftMessage(typed: string): string | undefined {
  const lines = printable(typed)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[^\u200C\u200D]/.test(line))
  const text = lines.join('\n')
  return text.length > LONGEST_GIFT_MESSAGE || lines.length > MOST_LINES ? undefined : text
}

/** A text as it stands between the quotation marks of its page: its own are those of the second order. */
export const insideQuotes = (text: string, locale: Locale): string =>
  locale === 'fr'
    ? text.replaceAll(/«\s?/g, '“').replaceAll(/\s?»/g, '”')
    : text.replaceAll('“', '‘').replaceAll('”', '’')
