import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffTexts } from '../../cms/staff-words.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import { LONGEST_TAG, MOST_TAGS } from '../../domain/orders/order-tags.ts'
import { MOST_AT_ONCE, MOST_SLIPS } from '../../domain/orders/packing-slips.ts'
import { MOST_RESENT } from '../../domain/orders/resend.ts'
import type { ActAnswer } from './refund-order.ts'

/** Why something was not done, in the languages of the admin. */
const words = {
  'unknown-order': { en: 'This order doesn’t exist.', fr: 'Cette commande n’existe pas.' },
  'not-now': {
    en: 'The order has changed in the meantime; reload the page.',
    fr: 'La commande a changé entre-temps ; rechargez la page.',
  },
  'not-so-many': {
    en: 'Choose what came back, and no more than was sold.',
    fr: 'Choisissez ce qui est revenu, et pas plus que ce qui a été vendu.',
  },
  'cards-spent': {
    en: 'A gift card from this order has already been used, or gift cards can’t be returned.',
    fr: 'Une carte-cadeau de cette commande a déjà servi, ou les cartes-cadeaux ne se retournent pas.',
  },
  'return-asked': {
    en: 'The customer has asked for a return in the meantime. Read the request, then decide.',
    fr: 'Une demande de retour est arrivée entre-temps : lisez-la, puis décidez.',
  },
  'tracking-missing': {
    en: 'Enter the carrier and the tracking number.',
    fr: 'Indiquez le transporteur et le numéro de suivi.',
  },
  'not-to-pack': {
    en: 'Put at least one item in the parcel, from those not shipped yet.',
    fr: 'Mettez au moins un article dans le colis, parmi ceux qui ne sont pas encore expédiés.',
  },
  'more-than-left': {
    en: 'There’s more in the parcel than is left to ship: the order has changed in the meantime. Check the items and try again.',
    fr: 'Le colis contient plus d’articles qu’il n’en reste à expédier\u00a0: la commande a changé entre-temps. Vérifiez les articles et réessayez.',
  },
  'not-here': {
    en: 'Choose at least one item that hasn’t been shipped or picked up yet.',
    fr: 'Choisissez au moins un article qui n’est pas encore expédié ni ramassé.',
  },
  'all-of-it': {
    en: 'That’s the whole order: cancel the order instead.',
    fr: 'C’est toute la commande\u00a0: annulez plutôt la commande.',
  },
  unseen: { en: 'Your role doesn’t allow you to see orders.', fr: 'Votre rôle ne permet pas de voir les commandes.' },
  forbidden: { en: 'Your role doesn’t allow that.', fr: 'Votre rôle ne permet pas de faire cela.' },
  invalid: {
    en: 'That didn’t work: check what you entered, including the link (https).',
    fr: 'Cela n’a pas fonctionné : vérifiez la saisie, y compris le lien (https).',
  },
  'note-missing': {
    en: 'Write the note first, of up to 500 characters.',
    fr: 'Écrivez d’abord la note, d’au plus 500 caractères.',
  },
  'too-many-tags': staffTexts('refusal_order_tags', { most: MOST_TAGS, longest: LONGEST_TAG }),
  'resent-enough': staffTexts('order_resent_enough', { most: MOST_RESENT }),
  'why-missing': { en: 'Say why: the shopper will read it.', fr: 'Dites pourquoi : la cliente ou le client le lira.' },
  'no-slips': staffTexts('slips_most', { most: MOST_SLIPS }),
  'no-orders': staffTexts('prepare_most', { most: MOST_AT_ONCE }),
} satisfies Record<
  | Exclude<ActAnswer, { ok: true }>['reason']
  | 'unseen'
  | 'forbidden'
  | 'invalid'
  | 'why-missing'
  | 'note-missing'
  | 'too-many-tags'
  | 'no-slips'
  | 'no-orders'
  | 'resent-enough',
  Both
>

/** The same as a sentence of a longer answer. */
export const refusalWords = (locale: Locale, why: keyof typeof words): string => words[why][locale]

const refused = (req: PayloadRequest, status: number, why: Both): Response =>
  Response.json({ message: why[localeOf(req)] }, { status })

export const refuse = (req: PayloadRequest, status: number, why: keyof typeof words): Response =>
  refused(req, status, words[why])

/** Why an order that sold gift cards is not cancelled: which of them have paid already, by name. */
export const refuseForSpent = (req: PayloadRequest, cards: readonly string[]): Response =>
  refused(req, 409, staffTexts('order_cardsSpent', { cards: cards.join(', ') }))
