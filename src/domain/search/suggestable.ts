import { withoutMarks } from '../without-marks.ts'

/**
 * Prefixes of words that no suggestion may contain, folded, in both languages. A short list, because it guards
 * shoppers' queries, not editors' content.
 */
const roots =
  'fuck fuk shit cunt bitch whore slut nigg fagg rape porn penis vagin cock dick pussy asshole bastard wank merde putain pute salop connard connass encul niqu bite couill chatte branl tabarnak tabarnac calisse calice crisse ostie batard suce viol nazi hitler'.split(
    ' ',
  )
/** Words of the trade that begin like one of them. */
const harmless =
  /^(?:cocktail|cockpit|cocker|dickie|dickies|rapel|rapeseed|violet|violette|violettes|violets|violon|sucette|calicot|niqab|bitex|biter|rapee?s?|penistone|shiitake|scunthorpe|chatterbox|chatterton)/
const LONGEST = 40

/**
 * Whether words of a shopper may be shown to others: no profanity, nothing that could be a personal address, number or
 * mailbox name, and of a sensible length.
 */
export function isSuggestable(query: string): boolean {
  const text = withoutMarks(query).toLowerCase().trim()
  if (text.length < 3 || text.length > LONGEST) return false
  if (/[@<>{}]|https?:|www\.|\d{4}|\d[\s().-]*\d{2}[\s().-]*\d{2}[\s().-]*\d/.test(text)) return false
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => harmless.test(word) || !roots.some((root) => word.startsWith(root)))
}
