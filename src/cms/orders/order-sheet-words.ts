import { languageTag, localeOr, type Both } from '../../domain/locale.ts'
import type { OrderEvent, OrderEventKind } from '../../domain/orders/order.ts'
import type { ReturnReason } from '../../domain/orders/return-request.ts'
import type { PaymentState } from '../../domain/payment/payment.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import type { Fulfilment, OrderAction, OrderState } from '../../domain/orders/order-state.ts'

/** What an order's page in the admin says, in the languages of the admin. */
const words = {
  reading: { en: 'Reading the order…', fr: 'Lecture de la commande…' },
  unread: { en: 'The order could not be read.', fr: 'La commande n’a pas pu être lue.' },
  failed: { en: 'That did not work.', fr: 'Cela n’a pas fonctionné.' },
  actions: { en: 'Actions', fr: 'Actions' },
  slip: { en: 'Packing slip (PDF)', fr: 'Bordereau d’expédition (PDF)' },
  shipping: { en: 'Send a parcel', fr: 'Expédier un colis' },
  parcels: { en: 'Parcels', fr: 'Colis' },
  parcel: { en: 'Parcel', fr: 'Colis' },
  inParcel: { en: 'In this parcel', fr: 'Dans ce colis' },
  left: { en: 'sent', fr: 'expédié le' },
  arrived: { en: 'delivered', fr: 'livré' },
  parcelSlip: { en: 'Packing slip', fr: 'Bordereau' },
  carrier: { en: 'Carrier', fr: 'Transporteur' },
  code: { en: 'Tracking number', fr: 'Numéro de suivi' },
  url: { en: 'Tracking link (https)', fr: 'Lien de suivi (https)' },
  back: { en: 'Take back and refund', fr: 'Reprendre et rembourser' },
  of: { en: 'of', fr: 'sur' },
  cancelItems: { en: 'Cancel unshipped items', fr: 'Annuler des articles non expédiés' },
  cancelItemsHint: {
    en: 'For what cannot be sent after all: lost, damaged, not found. The shopper is paid back and gets a mail.',
    fr: 'Pour ce qui ne peut finalement pas être expédié : perdu, abîmé, introuvable. La cliente ou le client est remboursé et reçoit un courriel.',
  },
  sureItems: { en: 'Cancel these items and pay this back?', fr: 'Annuler ces articles et rembourser ce montant ?' },
  refunds: { en: 'Pays back', fr: 'Rembourse' },
  deliveryToo: { en: 'Refund the delivery too', fr: 'Rembourser aussi la livraison' },
  restock: { en: 'Put back into stock', fr: 'Remettre en stock' },
  note: { en: 'Note for the audit trail', fr: 'Note pour l’historique' },
  sure: { en: 'Cancel this order and pay everything back?', fr: 'Annuler cette commande et tout rembourser ?' },
  english: { en: 'in English', fr: 'en anglais' },
  french: { en: 'in French', fr: 'en français' },
  placed: { en: 'Placed', fr: 'Passée le' },
  test: { en: 'Test mode: no real money moved.', fr: 'Mode d’essai : aucun argent réel n’a circulé.' },
  shopper: { en: 'Shopper', fr: 'Clientèle' },
  way: { en: 'Delivery', fr: 'Livraison' },
  pickup: { en: 'Pickup at', fr: 'Ramassage à' },
  expected: { en: 'expected', fr: 'prévu' },
  payment: { en: 'Payment', fr: 'Paiement' },
  atTill: { en: 'At the till', fr: 'À la caisse' },
  withCards: { en: 'Gift cards', fr: 'Cartes-cadeaux' },
  items: { en: 'Items', fr: 'Articles' },
  sku: { en: 'SKU', fr: 'UGS' },
  product: { en: 'Product', fr: 'Produit' },
  from: { en: 'From', fr: 'Provenance' },
  online: { en: 'Warehouse', fr: 'Entrepôt' },
  units: { en: 'Units', fr: 'Quantité' },
  each: { en: 'Each', fr: 'Prix unitaire' },
  discount: { en: 'Discount', fr: 'Rabais' },
  amount: { en: 'Amount', fr: 'Montant' },
  returned: { en: 'back', fr: 'de retour' },
  cancelledUnits: { en: 'cancelled', fr: 'annulé' },
  soldBy: { en: 'Sold and taken back by', fr: 'Vendu et repris par' },
  giftFor: { en: 'For', fr: 'Pour' },
  amounts: { en: 'Amounts', fr: 'Montants' },
  merchandise: { en: 'Merchandise', fr: 'Marchandise' },
  promo: { en: 'Promo code', fr: 'Code promo' },
  delivery: { en: 'Delivery', fr: 'Livraison' },
  total: { en: 'Total', fr: 'Total' },
  giftCard: { en: 'Gift card', fr: 'Carte-cadeau' },
  due: { en: 'To pay', fr: 'À payer' },
  paid: { en: 'Paid', fr: 'Payé' },
  refunded: { en: 'Refunded', fr: 'Remboursé' },
  returnRequested: { en: 'Return asked for', fr: 'Retour demandé' },
  refuse: { en: 'Refuse the return', fr: 'Refuser le retour' },
  refuseWhy: {
    en: 'Why it cannot be taken back (the shopper reads this)',
    fr: 'Pourquoi il ne peut être repris (la cliente ou le client le lira)',
  },
  happened: { en: 'What happened', fr: 'Historique' },
} satisfies Record<string, Both>

const actions: Record<OrderAction, Both> = {
  pay: { en: 'Paid at the till', fr: 'Payée à la caisse' },
  prepare: { en: 'Begin to prepare', fr: 'Commencer la préparation' },
  'make-ready': { en: 'Ready for pickup', fr: 'Prête à être ramassée' },
  ship: { en: 'Shipped', fr: 'Expédiée' },
  deliver: { en: 'Handed over / delivered', fr: 'Remise / livrée' },
  cancel: { en: 'Cancel and refund', fr: 'Annuler et rembourser' },
  'cancel-items': { en: 'Cancel items and refund', fr: 'Annuler les articles et rembourser' },
  return: { en: 'Take back and refund', fr: 'Reprendre et rembourser' },
}

const states: Record<OrderState, Both> = {
  placed: { en: 'Placed', fr: 'Reçue' },
  paid: { en: 'Paid', fr: 'Payée' },
  preparing: { en: 'Being prepared', fr: 'En préparation' },
  ready: { en: 'Ready for pickup', fr: 'Prête à être ramassée' },
  'shipped-in-part': { en: 'Shipped in part', fr: 'Expédiée en partie' },
  shipped: { en: 'Shipped', fr: 'Expédiée' },
  delivered: { en: 'Delivered', fr: 'Livrée' },
  'returned-in-part': { en: 'Returned in part', fr: 'Retournée en partie' },
  returned: { en: 'Returned', fr: 'Retournée' },
  cancelled: { en: 'Cancelled', fr: 'Annulée' },
}

const events: Record<OrderEventKind, Both> = {
  placed: states.placed,
  paid: states.paid,
  preparing: states.preparing,
  ready: states.ready,
  shipped: states.shipped,
  delivered: states.delivered,
  cancelled: states.cancelled,
  returned: { en: 'Taken back', fr: 'Reprise' },
  refunded: words.refunded,
  'payment-failed': { en: 'Payment failed', fr: 'Paiement refusé' },
  mail: { en: 'Mail sent', fr: 'Courriel envoyé' },
  note: { en: 'Note', fr: 'Note' },
  'packing-slip': { en: 'Packing slip printed', fr: 'Bordereau imprimé' },
}

const inPart: Both = { en: 'Cancelled in part', fr: 'Annulée en partie' }

const reasons: Record<ReturnReason, Both> = {
  'too-small': { en: 'Too small', fr: 'Trop petit' },
  'too-large': { en: 'Too large', fr: 'Trop grand' },
  'not-as-expected': { en: 'Not as expected', fr: 'Pas comme prévu' },
  damaged: { en: 'Arrived damaged or faulty', fr: 'Arrivé abîmé ou défectueux' },
  'wrong-item': { en: 'Wrong item', fr: 'Mauvais article' },
  'changed-mind': { en: 'Changed mind', fr: 'Changement d’idée' },
  gift: { en: 'A gift', fr: 'Un cadeau' },
  other: { en: 'Another reason', fr: 'Un autre motif' },
}

const ways: Record<Fulfilment, Both> = {
  ship: { en: 'By parcel', fr: 'Par colis' },
  pickup: { en: 'Pickup', fr: 'Ramassage' },
  email: { en: 'By email', fr: 'Par courriel' },
}

const rates: Record<RateCode, Both> = {
  regular: { en: 'Standard', fr: 'Standard' },
  express: { en: 'Express', fr: 'Express' },
  bike_only: { en: 'Bike delivery', fr: 'Livraison de vélo' },
  over_size_surcharge: { en: 'Oversize', fr: 'Surdimensionné' },
}

const payments: Record<PaymentState, Both> = {
  authorizing: { en: 'Being authorized', fr: 'En cours d’autorisation' },
  action: { en: 'Waits for the bank', fr: 'En attente de la banque' },
  authorized: { en: 'Authorized', fr: 'Autorisé' },
  captured: { en: 'Captured', fr: 'Encaissé' },
  declined: { en: 'Declined', fr: 'Refusé' },
  failed: { en: 'Failed', fr: 'Échoué' },
  voiding: { en: 'Being voided', fr: 'En cours d’annulation' },
  voided: { en: 'Voided', fr: 'Annulé' },
}

export type SheetWord = keyof typeof words
export const sheetWord = (language: string, word: SheetWord): string => words[word][localeOr(language)]
export const actionName = (language: string, action: OrderAction): string => actions[action][localeOr(language)]
export const stateName = (language: string, state: OrderState): string => states[state][localeOr(language)]
/** What happened; units of an order may be cancelled while it goes on. */
export const eventName = (language: string, { kind, state }: Pick<OrderEvent, 'kind' | 'state'>): string =>
  (kind === 'cancelled' && state && state !== 'cancelled' ? inPart : events[kind])[localeOr(language)]
export const reasonName = (language: string, reason: ReturnReason): string => reasons[reason][localeOr(language)]
/** How an order, or a part of one, reaches the shopper; a part without a store is sent. */
export const partName = (
  language: string,
  { store, fulfilment = 'ship' }: { store?: { name: string }; fulfilment?: Fulfilment },
): string => (store ? `${sheetWord(language, 'pickup')} ${store.name}` : ways[fulfilment][localeOr(language)])
export const rateName = (language: string, rate: RateCode): string => rates[rate][localeOr(language)]
export const paymentName = (language: string, state: PaymentState): string => payments[state][localeOr(language)]
/** An instant by the clock of who reads it. */
export const moment = (language: string, at: string): string =>
  new Date(at).toLocaleString(languageTag[localeOr(language)], { dateStyle: 'medium', timeStyle: 'short' })
/** The choices of the order list and its filters. */
export const stateOptions = optionsOf(states)
export const wayOptions = optionsOf(ways)

function optionsOf(labels: Record<string, Both>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
