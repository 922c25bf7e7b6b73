import type { Passage } from '../../domain/assistant/passages.ts'
import { questionLanguage } from '../../domain/assistant/question-language.ts'
import type { AssistantProduct, AssistantRate, ReplyPart } from '../../domain/assistant/reply.ts'
import {
  asksForCode,
  asksForReach,
  asksForStock,
  intentOf,
  isOfPriceMatch,
  isSpecialDelivery,
  namesThing,
  questionsIn,
  stem,
  topicWords,
  wantsProducts,
  wordsOf,
} from '../../domain/assistant/question.ts'
import { listingHref } from '../../domain/catalog/listing-href.ts'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { deliveryDays, deliveryWindow } from '../../domain/shipping/delivery-estimate.ts'
import { deliveryCodes, type DeliveryCode } from '../../domain/shipping/rate-table.ts'
import { attempts, priceWords } from './product-attempts.ts'
import { storesFor } from './stores-for.ts'
import { readPrices } from '../../domain/search/understanding/read-query.ts'
import { reachOf } from '../../domain/shop-contact.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'
import type { Shop } from '../app/shop.ts'
import type { Knowledge } from './knowledge.ts'

type Options = {
  shop: Pick<Shop, 'search' | 'stores' | 'terms' | 'contact' | 'lacks'>
  knowledge: Pick<Knowledge, 'index'>
  now?(): number
}

type Quotation = Extract<ReplyPart, { kind: 'quote' }>

const MOST_PRODUCTS = 4
/** Of a passage, enough to answer; the link has the rest. */
const LONGEST_QUOTE = 420
/** Below it a passage shares a word with the question and no more. */
const SURE = 6
const untagged = () => {}

/**
 * The assistant's own knowledge: each method is a question to the shop's data and nothing else, for the rules below
 * and, as its only tools, for a hosted language model. Nothing here reads what a shopper may not.
 */
export class Answers {
  readonly #now: () => number

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /** Answers a question by rules, from the shop's data; in the language it is asked in, whatever the page's. */
  async answer(question: string, locale: Locale): Promise<ReplyPart[]> {
    const asked = await this.#languageOf(question, locale)
    const parts = await this.#answerIn(question, asked)
    return asked === locale ? parts : [inLanguage(asked), ...parts]
  }

  async #answerIn(text: string, locale: Locale): Promise<ReplyPart[]> {
    const answers = await Promise.all(questionsIn(text, locale).map((question) => this.#answerOne(question, locale)))
    return answers.flat()
  }

  async #answerOne(question: string, locale: Locale): Promise<ReplyPart[]> {
    const [intent, lacks] = [intentOf(question, locale), await this.options.shop.lacks()]
    if (intent === 'greeting') return [{ kind: 'say', say: 'hello' }]
    if (intent === 'order') return [{ kind: 'ask-order' }]
    if (intent === 'balance' && !lacks.includes('gift-cards'))
      return [
        { kind: 'balance-page', href: paths.giftCards(locale) },
        ...(await this.#quote(question, locale, SURE / 2)),
      ]
    if (intent === 'person') return [{ kind: 'ask-person' }]
    if (intent === 'cancel') return [{ kind: 'order-page', to: 'cancel', href: paths.orders(locale) }]
    if (intent === 'return')
      return [
        ...(await this.#returns(question, locale)),
        { kind: 'order-page', to: 'return', href: paths.orders(locale) },
      ]
    if (intent === 'hours' && !lacks.includes('stores')) return [await this.stores(question, locale)]
    if (intent === 'delivery')
      return [
        ...(isSpecialDelivery(question, locale) ? [] : [await this.delivery()]),
        ...(await this.#shipping(question, locale)),
      ]
    if (asksForCode(question, locale)) return [{ kind: 'deals', href: paths.deals(locale) }]
    if (asksForStock(question, locale)) {
      const products = await this.products(question, locale)
      return [{ kind: 'say', say: 'stock' }, ...(products.total > 0 ? [products] : [])]
    }
    if (isOfPriceMatch(question, locale)) return this.#priceMatch(question, locale)
    const reach = asksForReach(question, locale) ? reachOf(await this.options.shop.contact(locale)) : undefined
    if (reach) return [{ kind: 'reach', ...reach }, ...(await this.#quote(question, locale, SURE / 2))]
    const quote = await this.#quote(question, locale, SURE)
    const wanted = wantsProducts(question, locale) || namesThing(question, locale)
    const products = wanted || quote.length === 0 ? await this.products(question, locale) : undefined
    if (products && products.total > 0) return [{ kind: 'say', say: 'found' }, products]
    if (products && readPrices(question, locale).price) return [{ kind: 'say', say: 'nothing-found' }, products]
    if (quote.length > 0) return quote
    const near = await this.#quote(question, locale, SURE / 2)
    return near.length > 0 ? near : unknown
  }

  /** Products for some words: all of them, else fewer, until something is found; none beyond a price they name. */
  async products(question: string, locale: Locale): Promise<Extract<ReplyPart, { kind: 'products' }>> {
    const { price, rest } = readPrices(question, locale)
    const query = { ...emptyQuery, ...(price && { price }) }
    for (const attempt of attempts(rest, locale)) {
      const page = await this.options.shop.search(locale, attempt, query, untagged)
      // A rule of the search may lead elsewhere: then that is the answer.
      if ('movedTo' in page) return { kind: 'products', products: [], total: 1, href: page.movedTo }
      if (page.total > 0)
        return {
          kind: 'products',
          products: page.tiles.slice(0, MOST_PRODUCTS).map(shown),
          total: page.total,
          href: listingHref({ path: paths.search(locale), text: attempt }, query),
        }
    }
    return { kind: 'products', products: [], total: 0, href: paths.allProducts(locale) }
  }

  /** The stores that a question names, with their hours on the days it asks for. */
  async stores(question: string, locale: Locale): Promise<Extract<ReplyPart, { kind: 'stores' }>> {
    return storesFor(question, locale, await this.options.shop.stores(locale, untagged), this.#now())
  }

  /** What delivery costs and when it comes, for an order of today. */
  async delivery(): Promise<Extract<ReplyPart, { kind: 'delivery' }>> {
    const { costs, freeFrom } = (await this.options.shop.terms()).shipping
    const today = shopDay(this.#now())
    const rate = (code: DeliveryCode): AssistantRate => ({
      code,
      cost: costs[code],
      ...deliveryDays(code),
      ...deliveryWindow(code, today),
    })
    return {
      kind: 'delivery',
      rates: deliveryCodes.map(rate),
      ...(freeFrom !== undefined && { freeFrom }),
    }
  }

  /** What the help pages say, word for word. */
  async help(question: string, locale: Locale): Promise<ReplyPart[]> {
    return this.#quote(question, locale, SURE / 2)
  }

  /**
   * The page's language, unless the question is in the other one: by its small words, what it is about, or products'
   * names.
   */
  async #languageOf(question: string, locale: Locale): Promise<Locale> {
    const [said, other] = [questionLanguage(question), otherLocale(locale)]
    if (said) return said
    if (intentOf(question, locale) !== 'open') return locale
    if (intentOf(question, other) !== 'open') return other
    if (await this.#isInNames(question, locale)) return locale
    if (await this.#isInNames(question, other)) return other
    const sure = async (each: Locale) => (await this.#quote(question, each, SURE)).length > 0
    return !(await sure(locale)) && (await sure(other)) ? other : locale
  }

  /** Does a product that is found by these words have one of them in its name? `bottes` finds a bottle otherwise. */
  async #isInNames(question: string, locale: Locale): Promise<boolean> {
    const words = topicWords(question, locale).filter((word) => !/^\d+$/.test(word) && !priceWords.has(stem(word)))
    if (words.length === 0) return false
    const page = await this.options.shop.search(locale, words.join(' '), emptyQuery, untagged)
    if ('movedTo' in page) return true
    const names = new Set(page.tiles.slice(0, MOST_PRODUCTS).flatMap(({ title }) => wordsOf(title)))
    return words.some((word) => names.has(stem(word)))
  }

  /** The page about shipping is found by its title: what it has about the question, or about shipping in general. */
  async #shipping(question: string, locale: Locale): Promise<ReplyPart[]> {
    const word = locale === 'fr' ? 'livraison' : 'shipping'
    const index = await this.options.knowledge.index(locale)
    const isAbout = isTitled(word)
    const found = index(question, isAbout) ?? index(word, isAbout) ?? index(word)
    return found ? [quotation(found.passage)] : []
  }

  /** What the page about returns has first for the question; where another page has more, returns in general. */
  async #returns(question: string, locale: Locale): Promise<ReplyPart[]> {
    const word = locale === 'fr' ? 'retours' : 'returns'
    const index = await this.options.knowledge.index(locale)
    const first = index(question)
    const found = first && isTitled(word)(first.passage) ? first : index(word)
    return found ? [quotation(found.passage)] : []
  }

  /** What a page says of it, if one does: any other is about the shop's own prices. */
  async #priceMatch(question: string, locale: Locale): Promise<ReplyPart[]> {
    const index = await this.options.knowledge.index(locale)
    const found = index(question, ({ heading = '', text }) => isOfPriceMatch(`${heading} ${text}`, locale))
    return found ? [quotation(found.passage)] : unknown
  }

  async #quote(question: string, locale: Locale, least: number): Promise<Quotation[]> {
    const found = (await this.options.knowledge.index(locale))(question)
    return found && found.score >= least ? [quotation(found.passage)] : []
  }
}

const unknown: ReplyPart[] = [{ kind: 'say', say: 'no-answer' }, { kind: 'ask-person' }]

const isTitled =
  (word: string) =>
  ({ title }: Pick<Passage, 'title'>): boolean =>
    wordsOf(word).every((each) => wordsOf(title).includes(each))

const quotation = (passage: Passage): Quotation => ({ kind: 'quote', ...passage, text: shortened(passage.text) })

const inLanguage = (locale: Locale): ReplyPart => ({
  kind: 'language',
  locale,
  text: m.assistant_language({}, { locale }),
  link: m.assistant_language_switch({}, { locale }),
  href: paths.home(locale),
})

const shown = ({ id, title, brand, gender, picture, href, price }: AssistantProduct): AssistantProduct => ({
  id,
  title,
  brand,
  ...(gender && { gender }),
  ...(picture && { picture }),
  href,
  price,
})

function shortened(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text
  const cut = text.slice(0, LONGEST_QUOTE)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('.\u00a0'))
  return end > LONGEST_QUOTE / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
