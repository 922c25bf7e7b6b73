/** Characters of a message that goes in the parcel, and lines: what fits above the list of what is in it (ours). */
export const LONGEST_GIFT_MESSAGE = 240
const MOST_LINES = 6

/**
 * The message that a text means: trimmed, without empty lines or what cannot be printed; undefined where it is too long
 * to be printed whole.
 */
export function giftMessage(typed: string): string | undefined {
  const lines = typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trim())
    .filter(Boolean)
  const text = lines.join('\n')
  return text.length > LONGEST_GIFT_MESSAGE || lines.length > MOST_LINES ? undefined : text
}
