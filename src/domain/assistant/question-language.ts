import { otherLocale, type Locale } from '../locale.ts'
import { folded } from '../search/folded.ts'
import { idleWords } from './question.ts'

/** Small words of one language that may be words of the other: `pour over`, `merino plus`. */
const weak = new Set(
  'a an as on me or but am do so si y en par pour plus sur sous comment article articles question questions est sans tout aide fait mes the point'.split(
    ' ',
  ),
)
/** Of the weak ones it takes more, and none of the other language. */
const ENOUGH_WEAK = 2

/**
 * The language of a question, by its small words: `comment retourner un article`, `how do I return something`.
 * Undefined where they do not decide, as in `bottes chaudes`.
 */
export function questionLanguage(question: string): Locale | undefined {
  const words = [...new Set(folded(question).split(/[^a-z0-9]+/))]
  const only = (locale: Locale) =>
    words.filter((word) => idleWords(locale).has(word) && !idleWords(otherLocale(locale)).has(word))
  const [en, fr] = [only('en'), only('fr')]
  const strong = (own: string[]) => own.filter((word) => !weak.has(word)).length
  if (strong(en) !== strong(fr)) return strong(en) > strong(fr) ? 'en' : 'fr'
  if (strong(en) > 0) return undefined
  if (en.length >= ENOUGH_WEAK && fr.length === 0) return 'en'
  return fr.length >= ENOUGH_WEAK && en.length === 0 ? 'fr' : undefined
}
