import type { OrderEventKind } from '../../domain/orders/order.ts'
import type { ReturnReason } from '../../domain/orders/return-request.ts'
import type { PaymentState } from '../../domain/payment/payment.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import type { Fulfilment, OrderAction, OrderState } from '../../domain/orders/order-state.ts'

type Pair = readonly [string, string]

/** What an order's page in the admin says, in the languages of the admin. */
const words = {
  reading: ['Reading the order…', 'Lecture de la commande…'],
  unread: ['The order could not be read.', 'La commande n’a pas pu être lue.'],
  failed: ['That did not work.', 'Cela n’a pas fonctionné.'],
  actions: ['Actions', 'Actions'],
  slip: ['Packing slip (PDF)', 'Bordereau d’expédition (PDF)'],
  shipping: ['Send the parcel', 'Expédier le colis'],
  carrier: ['Carrier', 'Transporteur'],
  code: ['Tracking number', 'Numéro de suivi'],
  url: ['Tracking link (https)', 'Lien de suivi (https)'],
  back: ['Take back and refund', 'Reprendre et rembourser'],
  of: ['of', 'sur'],
  deliveryToo: ['Refund the delivery too', 'Rembourser aussi la livraison'],
  restock: ['Put back into stock', 'Remettre en stock'],
  note: ['Note for the audit trail', 'Note pour l’historique'],
  sure: ['Cancel this order and pay everything back?', 'Annuler cette commande et tout rembourser ?'],
  english: ['in English', 'en anglais'],
  french: ['in French', 'en français'],
  placed: ['Placed', 'Passée le'],
  test: ['Test mode: no real money moved.', 'Mode test : aucun argent réel n’a circulé.'],
  shopper: ['Shopper', 'Clientèle'],
  way: ['Delivery', 'Livraison'],
  pickup: ['Pickup at', 'Ramassage à'],
  expected: ['expected', 'prévu'],
  payment: ['Payment', 'Paiement'],
  atTill: ['At the till', 'À la caisse'],
  withCards: ['Gift cards', 'Cartes-cadeaux'],
  items: ['Items', 'Articles'],
  sku: ['SKU', 'UGS'],
  product: ['Product', 'Produit'],
  from: ['From', 'Provenance'],
  online: ['Warehouse', 'Entrepôt'],
  units: ['Units', 'Quantité'],
  each: ['Each', 'Prix unitaire'],
  discount: ['Discount', 'Rabais'],
  amount: ['Amount', 'Montant'],
  returned: ['back', 'de retour'],
  giftFor: ['For', 'Pour'],
  amounts: ['Amounts', 'Montants'],
  merchandise: ['Merchandise', 'Marchandise'],
  promo: ['Promo code', 'Code promo'],
  delivery: ['Delivery', 'Livraison'],
  total: ['Total', 'Total'],
  giftCard: ['Gift card', 'Carte-cadeau'],
  due: ['To pay', 'À payer'],
  paid: ['Paid', 'Payé'],
  refunded: ['Refunded', 'Remboursé'],
  askedBack: ['Return asked for', 'Retour demandé'],
  refuse: ['Refuse the return', 'Refuser le retour'],
  refuseWhy: ['Why it cannot be taken back (the shopper reads this)', 'Pourquoi il ne peut être repris (la cliente ou le client le lira)'],
  happened: ['What happened', 'Historique'],
} satisfies Record<string, Pair>

const actions: Record<OrderAction, Pair> = {
  pay: ['Paid at the till', 'Payée à la caisse'],
  prepare: ['Begin to prepare', 'Commencer la préparation'],
  'make-ready': ['Ready for pickup', 'Prête à être ramassée'],
  ship: ['Shipped', 'Expédiée'],
  deliver: ['Handed over / delivered', 'Remise / livrée'],
  cancel: ['Cancel and refund', 'Annuler et rembourser'],
  return: ['Take back and refund', 'Reprendre et rembourser'],
}

const states: Record<OrderState, Pair> = {
  placed: ['Placed', 'Reçue'],
  paid: ['Paid', 'Payée'],
  preparing: ['Being prepared', 'En préparation'],
  ready: ['Ready for pickup', 'Prête à être ramassée'],
  shipped: ['Shipped', 'Expédiée'],
  delivered: ['Delivered', 'Livrée'],
  'returned-in-part': ['Returned in part', 'Retournée en partie'],
  returned: ['Returned', 'Retournée'],
  cancelled: ['Cancelled', 'Annulée'],
}

const events: Record<OrderEventKind, Pair> = {
  placed: states.placed,
  paid: states.paid,
  preparing: states.preparing,
  ready: states.ready,
  shipped: states.shipped,
  delivered: states.delivered,
  cancelled: states.cancelled,
  returned: ['Taken back', 'Reprise'],
  refunded: words.refunded,
  'payment-failed': ['Payment failed', 'Paiement refusé'],
  mail: ['Mail sent', 'Courriel envoyé'],
  note: ['Note', 'Note'],
  'packing-slip': ['Packing slip printed', 'Bordereau imprimé'],
}

const reasons: Record<ReturnReason, Pair> = {
  'too-small': ['Too small', 'Trop petit'],
  'too-large': ['Too large', 'Trop grand'],
  'not-as-expected': ['Not as expected', 'Pas comme prévu'],
  damaged: ['Arrived damaged or faulty', 'Arrivé abîmé ou défectueux'],
  'wrong-item': ['Wrong item', 'Mauvais article'],
  'changed-mind': ['Changed mind', 'Changement d’idée'],
  gift: ['A gift', 'Un cadeau'],
  other: ['Another reason', 'Un autre motif'],
}

const ways: Record<Fulfilment, Pair> = { ship: ['By parcel', 'Par colis'], pickup: ['Pickup', 'Ramassage'], email: ['By e-mail', 'Par courriel'] }

const rates: Record<RateCode, Pair> = { regular: ['Standard', 'Standard'], express: ['Express', 'Express'], bike_only: ['Bike delivery', 'Livraison de vélo'], over_size_surcharge: ['Oversize', 'Surdimensionné'] }

const payments: Record<PaymentState, Pair> = {
  authorizing: ['Being authorized', 'En cours d’autorisation'],
  action: ['Waits for the bank', 'En attente de la banque'],
  authorized: ['Authorized', 'Autorisé'],
  captured: ['Captured', 'Encaissé'],
  declined: ['Declined', 'Refusé'],
  failed: ['Failed', 'Échoué'],
  voiding: ['Being voided', 'En cours d’annulation'],
  voided: ['Voided', 'Annulé'],
}

const at = (language: string) => (language === 'fr' ? 1 : 0)

export type SheetWord = keyof typeof words
export const sheetWord = (language: string, word: SheetWord): string => words[word][at(language)]
export const actionName = (language: string, action: OrderAction): string => actions[action][at(language)]
export const stateName = (language: string, state: OrderState): string => states[state][at(language)]
export const eventName = (language: string, kind: OrderEventKind): string => events[kind][at(language)]
export const reasonName = (language: string, reason: ReturnReason): string => reasons[reason][at(language)]
/** How an order, or a part of one, reaches the shopper; a part without a store is sent. */
export const partName = (language: string, { store, fulfilment = 'ship' }: { store?: { name: string }; fulfilment?: Fulfilment }): string => (store ? `${sheetWord(language, 'pickup')} ${store.name}` : ways[fulfilment][at(language)])
export const rateName = (language: string, rate: RateCode): string => rates[rate][at(language)]
export const paymentName = (language: string, state: PaymentState): string => payments[state][at(language)]
/** The choices of the order list and its filters. */
export const stateOptions = Object.entries(states).map(([value, [en, fr]]) => ({ value, label: { en, fr } }))
export const wayOptions = Object.entries(ways).map(([value, [en, fr]]) => ({ value, label: { en, fr } }))
