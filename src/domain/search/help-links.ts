import { besideTopics, sameMeaning, topicPhrases, type HelpTopic } from '../assistant/help-words.ts'
import { idleWords, stem } from '../assistant/question.ts'
import { inBoth, otherLocale, type Both, type Locale } from '../locale.ts'
import { ORDER_PREFIX } from '../orders/order-number.ts'
import { folded } from './folded.ts'

/**
 * A page of the shop that is no list of products, as searches find it.
 * `names`: what it is called, in both languages; `headings`: of its sections.
 * With a topic it is a page of that topic, and where it has names of a part of it: the store of a city.
 */
export type HelpPage = {
  title: string
  href: string
  names: Both<readonly string[]>
  headings?: Both<readonly string[]>
  topic?: HelpTopic
}
export type HelpLink = Pick<HelpPage, 'title' | 'href'>

/** A page whose names are read: the stems of each, and of each heading. */
export type ReadHelpPage = HelpLink & Pick<HelpPage, 'topic'> & { names: Both<Stems[]>; headings: Both<Stems[]> }
type Stems = readonly string[]

/** Reads what pages are called, once for all searches. */
export const readHelpPages = (pages: readonly HelpPage[]): ReadHelpPage[] =>
  pages.map(({ names, headings, ...page }) => {
    const stems = (texts: Both<readonly string[]> | undefined) =>
      inBoth((language) => (texts?.[language] ?? []).map((text) => significant(text, language)))
    return { ...page, names: stems(names), headings: stems(headings) }
  })

const MOST = 3

/**
 * The pages that a search is about, besides products. Every word of it must belong to the page, so that a search for
 * products gets none: `returns` and `return policy`, not `back in stock`. Where no page is found by the words of the
 * language, those of the other are tried.
 * @param isRead whether filters were read from it: then it may be the heading of a section, and is meant for products
 */
export function helpLinks(query: string, locale: Locale, pages: readonly ReadHelpPage[], isRead: boolean): HelpLink[] {
  const own = found(query, locale, pages, isRead)
  const links = own.length > 0 ? own : found(query, otherLocale(locale), pages, isRead)
  const byHref = new Map(links.map(({ title, href }) => [href, { title, href }]))
  return [...byHref.values()].slice(0, MOST)
}

function found(query: string, language: Locale, pages: readonly ReadHelpPage[], isRead: boolean): HelpLink[] {
  const words = significant(query, language)
  if (words.length === 0) return []
  const scored = pages.map((page) => ({ page, score: scoreOf(page, words, language, isRead) }))
  const best = Math.max(...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ page }) => page)
}

/** 1 for a page that the words name, less for one that they name a part of, 0 for another. */
function scoreOf({ topic, names, headings }: ReadHelpPage, words: string[], language: Locale, isRead: boolean): number {
  if (topic) return isOfTopic(topic, names[language], words, language) ? 1 : 0
  const score = Math.max(0, ...names[language].map((name) => covered(words, name, language)))
  // Half a title is enough only by a word for help: `repair`, but `boots` are boots.
  const isSure = score === 1 || words.some((word) => sameMeaning[language].has(word) || meant[language].has(word))
  if (score >= HALF && isSure) return score
  // One word of a heading says too little: `Bikes` is a section about shipping.
  if (isRead || words.filter((word) => !beside[language].has(word)).length < 2) return 0
  const ofHeading = Math.max(0, ...headings[language].map((heading) => covered(words, heading, language)))
  return ofHeading >= HALF ? ofHeading * HALF : 0
}

const HALF = 0.5

/** The part of a name that the words cover; 0 where one of them is not in it. */
function covered(words: readonly string[], name: Stems, language: Locale): number {
  const meant = words.map((word) =>
    [word, ...(sameMeaning[language].get(word) ?? [])].find((each) => name.includes(each)),
  )
  const all = meant.every((each, at) => each !== undefined || beside[language].has(words[at] ?? ''))
  return all && name.length > 0 ? new Set(meant.filter((each) => each !== undefined)).size / name.length : 0
}

/** Do the words have a phrase of the topic, and besides it only what the page is called? */
function isOfTopic(topic: HelpTopic, names: readonly Stems[], words: readonly string[], language: Locale): boolean {
  const { phrases, all } = topics[language][topic]
  if (!phrases.some((phrase) => phrase.every((word) => words.includes(word)))) return false
  const rest = words.filter((word) => !all.has(word) && !beside[language].has(word))
  if (rest.length === 0) return names.length === 0
  const called = new Set(names.flat())
  return rest.every((word) => called.has(word))
}

const ORDER = new RegExp(`\\b${ORDER_PREFIX.toLowerCase()}-?\\d{5,}\\b`, 'g')

/**
 * The words of a text that say what it is about, by their stems; short ones too: `size M` is not a help page. An order’s
 * number asks for the order, `pointure` for the sizes of shoes.
 */
function significant(text: string, language: Locale): string[] {
  const words = folded(text)
    .replace(/\be-mail/g, 'email')
    .replace(ORDER, { en: 'order', fr: 'commande' }[language])
    .replace(/\bpointures?\b/g, 'taille soulier')
    .split(/[^a-z0-9']+/)
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu)'/, '').replace(/'(?:s|m|d|re|ve|ll)?$/, ''))
    .flatMap((word) => word.split("'"))
    .filter(Boolean)
  const said = words.filter((word) => !idleWords(language).has(word))
  // `Help` says nothing in a question, and all in a search.
  return [...new Set((said.length > 0 ? said : words).map(stem))]
}

type Topic = { phrases: readonly (readonly string[])[]; all: ReadonlySet<string> }

const beside = inBoth((language) => new Set(besideTopics[language].split(' ').map(stem)))
const meant = inBoth((language) => new Set([...sameMeaning[language].values()].flat()))
const topics = inBoth((language) => {
  const topic = (text: string): Topic => {
    const phrases = text.split(', ').map((phrase) => significant(phrase, language))
    return { phrases, all: new Set(phrases.flat()) }
  }
  const { orders, stores, balance, sizes, account, wishlist, brands } = topicPhrases[language]
  return {
    orders: topic(orders),
    stores: topic(stores),
    balance: topic(balance),
    sizes: topic(sizes),
    account: topic(account),
    wishlist: topic(wishlist),
    brands: topic(brands),
  } satisfies Record<HelpTopic, Topic>
})
