import type { Locale } from '../locale.ts'
import { folded } from '../search/folded.ts'

/**
 * Words of a text, folded, without elided articles; plurals and English endings lose their ending, so that `boots`
 * finds `boot`.
 */
export const wordsOf = (text: string): string[] => writtenWords(text).map(stem)

const writtenWords = (text: string): string[] =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)

/** Only the topic words of a question; words that every question has are left out. */
export const contentWords = (text: string, locale: Locale): string[] =>
  wordsOf(text).filter((word) => !idle[locale].has(word))

/** The same as they are written: `sleeping bag` is searched, `sleep bag` would find a backpack. */
export const topicWords = (text: string, locale: Locale): string[] =>
  writtenWords(text).filter((word) => !idle[locale].has(stem(word)))

export function stem(word: string): string {
  if (word.length <= 3) return word
  const single = word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])[sx]$/, '')
  return single.length > 6 ? single.replace(/(?:ing|ed)$/, '') : single
}

const smallWords: Record<Locale, string> = {
  en: 'a an the is are am be been was were do does did done can could may might must shall should will would have has had i me my mine we our us you your it its they them their this that these those there here to of for in on at by from with without and or but if than then as so not no what which who whom when where why how much many any some all also please hello hi hey thanks thank get got need want like looking look find show tell know about something anything one sell carry buy buying am im give let help question item',
  fr: 'un une le la les de des du au aux est sont suis es sommes etes etre ete avoir ai as avons avez ont je me moi mon ma mes nous notre nos vous votre vos il elle ils elles on ce cet cette ces ca cela que qui quoi dont ou quand comment pourquoi combien quel quelle quels quelles est-ce et mais si alors dans en sur sous par pour avec sans chez a y ne pas plus ni peux peut pouvez puis pourrais dois doit faut voudrais veux aimerais cherche besoin trouver montrer montrez dire dites savoir bonjour allo salut merci svp plait quelque chose tout tous toute toutes vendez tenez acheter faire fait aide question article',
}
const idle: Record<Locale, ReadonlySet<string>> = {
  en: new Set(wordsOf(smallWords.en)),
  fr: new Set(wordsOf(smallWords.fr)),
}
const written: Record<Locale, ReadonlySet<string>> = {
  en: new Set(smallWords.en.split(' ')),
  fr: new Set(smallWords.fr.split(' ')),
}
/** The small words of a language as they are written, folded. */
export const idleWords = (locale: Locale): ReadonlySet<string> => written[locale]

export type Intent = 'greeting' | 'order' | 'cancel' | 'return' | 'person' | 'hours' | 'delivery' | 'balance' | 'open'

/**
 * The questions of a text, each up to its mark: the first two that are about different things, else the whole text as
 * one.
 */
export function questionsIn(text: string, locale: Locale): string[] {
  const topics = new Map<Intent, string>()
  for (const question of text.split(/(?<=\?)\s+/)) {
    const intent = intentOf(question, locale)
    if (intent !== 'open' && intent !== 'greeting' && !topics.has(intent)) topics.set(intent, question)
  }
  return topics.size > 1 ? [...topics.values()].slice(0, 2) : [text]
}

/**
 * The kind of answer a question needs, by first match. Who cancels or returns something is not shown things of that
 * name; `open` is everything else: a help page or products.
 */
export function intentOf(question: string, locale: Locale): Intent {
  const says = saysIn(question)
  const { greeting, balance, order, notOrder, cancel, returns, notReturn, person, hours, delivery, notDelivery } =
    patterns[locale]
  if (says(person)) return 'person'
  if (says(cancel)) return 'cancel'
  if (says(returns) && !says(notReturn)) return 'return'
  if (says(balance)) return 'balance'
  if (says(order) && !says(notOrder)) return 'order'
  if (says(hours)) return 'hours'
  if (says(delivery) && !says(notDelivery)) return 'delivery'
  return says(greeting) && contentWords(question, locale).length === 0 ? 'greeting' : 'open'
}

/**
 * Does a shopper name a thing and ask nothing about it: `warm boots for −20`, `des bottes pour −20`? Then it is to be
 * shown. What the help pages are about is not a thing, although the shop may sell some called so.
 */
export const namesThing = (question: string, locale: Locale): boolean =>
  contentWords(question, locale).length > 0 && !saysIn(question)(asks[locale])

const asks: Record<Locale, RegExp> = {
  en: / (how|what|why|who|where|when|can|could|may|do|does|did|is|are|was|were|will|would|should|have|has|my|mine|your|guide|policy|policies|return\w*|refund\w*|exchang\w*|warranty|guarantee|repair\w*|wash\w*|clean\w*|care|fit|fits|fitting|sizing|balance|gift|gifts|account|password|privacy|cookies|accessibility|contact|phone|email|address|jobs?|careers?) /,
  fr: / (comment|aller|que|quoi|pourquoi|qui|quand|puis|peut|peux|pouvez|est|sont|etait|sera|faut|faire|avez|offrez|mon|ma|mes|votre|vos|guide|politiques?|retour\w*|rendre|rembours\w*|echang\w*|garanties?|repar\w*|laver|lavage|nettoy\w*|entretien|ajust\w*|solde|cadeaux?|compte|confidentialite|temoins|accessibilite|joindre|telephone|courriel|adresse|emplois?) /,
}

/** Is it to be worn or slept in where it is cold: `warm`, `−20`, `grand froid`? */
export const isForCold = (question: string, locale: Locale): boolean =>
  /[-−–]\s?\d{1,2}(?!\d)/.test(question) || saysIn(question)(cold[locale])

const cold: Record<Locale, RegExp> = {
  en: / (warm|warmest|cold|freezing|below zero) /,
  fr: / (chaud|chaude|chauds|chaudes|froid|froids|grand froid|sous zero) /,
}

/** Is it about whether the shop, or a store, has something: `in stock in Ottawa`? */
export const asksForStock = (question: string, locale: Locale): boolean => saysIn(question)(stock[locale])

const stock: Record<Locale, RegExp> = {
  en: / (in stock|available (at|in)) /,
  fr: / (en stock|disponibles? (a|au|en|dans)) /,
}

/** Is a question, or a passage, about selling for what another shop asks? */
export const isOfPriceMatch = (text: string, locale: Locale): boolean => saysIn(text)(priceMatch[locale])

const priceMatch: Record<Locale, RegExp> = {
  en: / (price (match\w*|guarantee)|(match|beat) (a|the|this|that|your|their|another|any|other|lower|competitors?) ([a-z]+ )?prices?) /,
  fr: / ((egal|align|batt)\w*( vous)?( [a-z]+){0,3} prix|garantie (de|du) (meilleur |plus bas )?prix|prix (des|d un|du) concurrents?) /,
}

/** Does a question want to be shown products: `do you sell`, `je cherche`? */
export const wantsProducts = (question: string, locale: Locale): boolean => products[locale].test(folded(question))

const products: Record<Locale, RegExp> = {
  en: /\b(do you (have|sell|carry|stock)|looking for|show me|i need|i want|recommend|which .* should i buy|cheap|cheapest|how much (is|are|does|do))\b/,
  fr: /\b(avez[- ]vous|vendez[- ]vous|tenez[- ]vous|je cherche|montrez|il me faut|j'ai besoin|je veux|recommandez|combien (coute|coutent|vaut)|moins cher)/,
}

/** Is it about codes for a discount? */
export const asksForCode = (question: string, locale: Locale): boolean => saysIn(question)(promoCode[locale])

const promoCode: Record<Locale, RegExp> = {
  en: / ((promo|promos|promotions?|promotional|discount|coupon|sale) codes?|coupons?|promos?) /,
  fr: / (codes? (de |d un )?(promos?|promotions?|promotionnels?|reductions?|rabais)|coupons?( rabais)?|promos?) /,
}

/** Is it about where to call or to write: `What is your phone number?` */
export const asksForReach = (question: string, locale: Locale): boolean => saysIn(question)(reach[locale])

const reach: Record<Locale, RegExp> = {
  en: / ((contact|reach|call|phone|e ?mail|write to) (you|us)|contact (information|details)|(your|the shop s|a) (tele)?(phone|contact|e ?mail)|phone number|customer (service|support)) /,
  fr: / (vous (joindre|contacter|appeler|ecrire|telephoner)|nous joindre|(votre|vos|un) (numero|telephone|courriel|adresse (de )?courriel|coordonnees)|numero de telephone|service (a la )?client\w*) /,
}

export const saysIn = (question: string) => {
  const text = ` ${folded(question).replace(/[^a-z0-9]+/g, ' ')} `
  return (pattern: RegExp) => pattern.test(text)
}

/** Is a question about delivery about what the plain rates do not answer: large things, and places far away? */
export const isSpecialDelivery = (question: string, locale: Locale): boolean =>
  saysIn(question)(patterns[locale].special)

const patterns: Record<
  Locale,
  Record<
    | 'greeting'
    | 'balance'
    | 'order'
    | 'notOrder'
    | 'cancel'
    | 'returns'
    | 'notReturn'
    | 'person'
    | 'hours'
    | 'delivery'
    | 'notDelivery'
    | 'special',
    RegExp
  >
> = {
  en: {
    balance: / ((balance|left|remaining) [a-z ]*(gift )?cards?|gift cards? [a-z ]*balance) /,
    greeting: / (hello|hi|hey|good (morning|afternoon|evening)|thanks|thank you) /,
    order:
      / (where is (my|our) (order|package|parcel|stuff)|(order|package|parcel|shipment) status|status of (my|an|the) order|track(ing)?|my (package|parcel)|check (on )?my order|(has|did) my order|my order number|p \d{5,}) /,
    notOrder: / (cancel|return|refund|exchange|change|send back|running|trail|track pants|ski|skis|nordic) /,
    cancel:
      / (cancel|cancell?ing|cancell?ation) (it|this|that|(of |a |an |my |our |the )*(order|purchase)s?|p \d) | cancell?ation policy | (order|purchase) (be )?cancell?ed /,
    returns: / (return|returning|refund|refunds|refunded|exchange|exchanging|send back|money back) /,
    notReturn: / (gift card|return address|exchange rate) /,
    person:
      / (human|real person|a person|an agent|someone real|representative|live chat|(talk|speak|chat) (to|with)|call me|complain(t)?) /,
    hours:
      / (open|opens|opening hours|closing time|store hours|hours|close today|closes|closed (on|at|for|tomorrow)|when do you (open|close)|(store|shop|location)s? (open|close|closed)|(when|what time|how late) (do|does|will|is|are) [a-z0-9 ]*(open|close|closed)|(nearest|closest) (store|shop)|store (in|near)|stores (in|near)|shop in|where are you|your stores|find a store|store locator|store address) /,
    delivery: / (ship|ships|shipping|shipped|deliver|delivers|delivery|delivered|arrive|express|postage) /,
    notDelivery: / (gift|return|returns) /,
    special:
      / (bikes?|canoes?|kayaks?|boats?|oversized?|north|abroad|united states|usa|outside canada|international|border) /,
  },
  fr: {
    balance: / ((solde|reste)( [a-z]+){0,4} cartes? cadeaux?|cartes? cadeaux?( [a-z]+){0,3} solde) /,
    greeting: / (bonjour|bonsoir|salut|allo|merci|coucou) /,
    order:
      / (ou est (ma|notre) commande|ou en est ma commande|(statut|etat|suivi) (de|d une|d un) (ma|la|une)? ?(commande|colis)|suivre (ma|une|mon) (commande|colis)|suivi de (commande|colis)|mon colis|ma commande est|ma commande a|numero de suivi|etat de ma commande|p \d{5,}) /,
    notOrder: / (annuler|retourner|retour|rembours\w*|echang\w*|modifier|changer) /,
    cancel:
      / (annuler|annulez|annule|annulation) ((de )?(ma|mon|la|une|un|cette|cet|notre|l) )*(commande|achat)s? | l annuler | politique d annulation | (commande|achat) annulee? /,
    returns: / (retourner|retourne|retours?|rembourse\w*|echanger|echange|echangez|(?<!(me|se|nous|vous|y) )rendre) /,
    notReturn: / (retours? en stock|carte cadeau|cartes cadeaux|taux de change|adresse de retour|aller retour) /,
    person:
      / (humain|vraie personne|une personne|un agent|un conseiller|une conseillere|quelqu un|parler (a|avec)|service a la clientele|appelez moi|plainte) /,
    hours:
      / (ouvert|ouverte|ouverts|ouvre|ouvrez|ouvrent|ferme|fermez|ferment|fermes|fermee?s?|heures (d ouverture|de|du|des)|horaire|horaires|vos heures|magasin (a|pres|le)|magasins (a|pres|le)|succursale|ou sont vos magasins|ou etes vous|trouver un magasin|adresse du magasin) /,
    delivery: / (livrer|livrez|livraisons?|livree?s?|expedi\w*|express|arrive|arrivera|arriver|frais de port) /,
    notDelivery: / (cadeaux?|retours?) /,
    special:
      / (velos?|canots?|kayaks?|embarcations?|surdimensionne\w*|nord|etranger|etats unis|hors du canada|international\w*|frontiere) /,
  },
}
