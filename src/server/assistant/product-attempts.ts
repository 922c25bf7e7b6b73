import { isForCold, stem, topicWords, wordsOf } from '../../domain/assistant/question.ts'
import type { Locale } from '../../domain/locale.ts'

/** Words about money say nothing of what is looked for. */
export const priceWords = new Set(
  wordsOf(
    'cheap cheapest best price prices good under less dollars cad bon marche prix meilleur meilleure moins cher chere dollar stock available disponible',
  ),
)

/**
 * All the words, with the winter in place of the cold; all but one; then each alone, first the one that names the
 * thing. At most eight searches.
 */
export function attempts(question: string, locale: Locale): string[] {
  const all = topicWords(question, locale).filter((word) => !priceWords.has(stem(word)))
  const words = all.filter((word) => !/^\d+$/.test(word) && !coldWords.has(stem(word)))
  const butOne = words.length > 2 ? words.map((_, left) => words.filter((_, at) => at !== left).join(' ')) : []
  // `a rain jacket for the city`: the thing is the last word before what it is for; in French it is the first word.
  const [thing = ''] = question.split(/ (?:for|under|with|in|of|at|below|to) /)
  const named = topicWords(thing, locale).filter((word) => words.includes(word))
  const alone = locale === 'fr' ? words : [...named.toReversed(), ...words.toReversed()]
  const winter = { en: ['winter', ...words], fr: [...words, 'hiver'] }[locale].join(' ')
  return [
    ...new Set([...(isForCold(question, locale) ? [winter] : []), all.join(' '), words.join(' '), ...butOne, ...alone]),
  ]
    .filter((text) => text.length > 1)
    .slice(0, 8)
}
const coldWords = new Set(wordsOf('warm warmest cold freezing chaud chaude froid grand'))
