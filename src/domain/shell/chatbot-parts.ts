import type { Locale } from '../locale.ts'
import type { PageName } from '../paths.ts'
import type { PageKind } from './page-kind.ts'

/** Where the extra button does not show (acceptance 43). */
const withoutExtraButton: readonly PageKind[] = ['home', 'product', 'cart', 'auth']

/**
 * The parts of the chatbot on a page: the floating launcher in English only (acceptance 42), the extra button in both
 * languages by kind of page (acceptance 43). With the feature flag off there is neither, hence no script. Nothing
 * floats over an order that is being placed, and the questions about a product have a form to ask of their own.
 */
export const chatbotParts = (page: {
  locale: Locale
  kind: PageKind
  name?: PageName | undefined
  flag: boolean
}): { floating: boolean; extraButton: boolean } => ({
  floating: page.flag && page.locale === 'en' && page.kind !== 'checkout',
  extraButton: page.flag && page.name !== 'questions' && !withoutExtraButton.includes(page.kind),
})

/** How the extra button offers itself. */
export type AskLook = 'choice' | 'question' | 'line'

/**
 * Where something is being chosen, it helps to choose; elsewhere it takes a question; at the checkout it is a line
 * among the others of help.
 */
export const askLook = (kind: PageKind): AskLook =>
  kind === 'checkout' ? 'line' : kind === 'search' || kind === 'listing' ? 'choice' : 'question'

/** What the assistant offers to be asked. */
export type ChatTopic = 'order' | 'delivery' | 'returns' | 'hours' | 'person'

/** Where something is being bought; elsewhere an order is asked for first. */
const buying: readonly PageKind[] = ['home', 'search', 'product', 'listing', 'brands', 'cart']

/**
 * The topics to begin with, first those that are asked on such a page; a person answers where none of them does. Without
 * stores there are no hours to ask for.
 */
export const chatTopics = (kind: PageKind, hasNoStores = false): readonly ChatTopic[] =>
  topicsOn(kind).filter((topic) => topic !== 'hours' || !hasNoStores)

function topicsOn(kind: PageKind): readonly ChatTopic[] {
  if (kind === 'stores') return ['hours', 'delivery', 'returns', 'order', 'person']
  if (buying.includes(kind)) return ['delivery', 'returns', 'hours', 'order', 'person']
  return ['order', 'delivery', 'returns', 'hours', 'person']
}
