import type { Locale } from './locale.ts'

/**
 * French text with the no-break spaces U+00A0 that typography asks for (Office québécois de la langue française, as the
 * seed and the editors write with ordinary spaces): before `: ; ! ? » % $`, after `«`, between a number and its unit,
 * inside grouped numbers and times. Takes plain text, Markdown or HTML; URLs and tags are left alone. Idempotent.
 */
export const frenchSpacing = (text: string): string =>
  CONCERNED.test(text) ? rules.reduce((result, rule) => outsideProtected(result, rule), text) : text

/** A text with the spaces of its language. */
export const spacedIn = (locale: Locale, text: string): string => (locale === 'fr' ? frenchSpacing(text) : text)

/** Most texts, such as names, have nothing that a rule is about. */
const CONCERNED = /[:;!?»«\d]/

const NBSP = '\u00a0'
const SPACE = '[ \u00a0\u202f]'

// `1 l` and `2 po` are written with letters that also begin words, hence no letter or digit may follow.
const UNITS =
  'mm|cm|dm|m|km|mg|g|kg|L|l|mL|ml|cl|°C|°F|W|Wh|kWh|V|A|mAh|lm|lx|h|min|s|ms|Hz|MHz|GHz|kPa|MPa|Pa|psi|bar|N|kN|J|kJ|kcal|dB|lb|oz|po|pi'
const AFTER_UNIT = '(?![\\p{L}\\d])'

// A mark that something follows at once (10:30, ?q=, ![picture]) is not punctuation.
const MARK_ENDS = '(?=[\\s)\\]»"”’*_<…]|$)'

const PROTECTED = String.raw`(?:https?:\/\/|www\.|mailto:)[^\s<>"«»]+|<\/?[A-Za-z!][^<>]*>|\]\([^()\s]*\)`

const rule = (pattern: string, replacement: string, flags = 'gu') => ({
  pattern: new RegExp(`(?<untouched>${PROTECTED})|${pattern}`, flags),
  replacement,
})

const rules = [
  // The `;` of `&eacute;` belongs to its letter, the `:` of `---:` to a table.
  rule(`(?<=[^\\s(\\[«|])(?<!--|&#?\\w{1,10})${SPACE}*([:;!?]+)${MARK_ENDS}`, `${NBSP}$1`, 'gmu'),
  rule(`(?<=\\S)${SPACE}*»`, `${NBSP}»`),
  rule(`«${SPACE}*(?=\\S)`, `«${NBSP}`),
  rule(`(?<=\\d)${SPACE}*([%$¢])(?![\\p{L}\\d])`, `${NBSP}$1`),
  // Only where a space is: `Ridge 40L` may be a name.
  rule(`(?<=\\d)${SPACE}+(${UNITS})${AFTER_UNIT}`, `${NBSP}$1`),
  rule(`(?<=\\d${SPACE}(?:h|min))${SPACE}+(?=\\d)`, NBSP),
  // `1 234 567`, but not the year and the number of `en 2026 500 personnes`.
  rule(`(?<=(?<![\\d.,])\\d{1,3}(?:${SPACE}\\d{3})*)${SPACE}(?=\\d{3}(?!\\d))`, NBSP),
]

/** Replaces `pattern` outside URLs, tags and Markdown link targets. */
const outsideProtected = (text: string, { pattern, replacement }: (typeof rules)[number]): string =>
  text.replace(
    pattern,
    (match: string, untouched: string | undefined, first: string | number) =>
      untouched ?? replacement.replace('$1', typeof first === 'string' ? first : match),
  )
