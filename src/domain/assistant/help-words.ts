import type { Locale } from '../locale.ts'
import { wordsOf } from './question.ts'

/** Words that shoppers use for what the pages of editors call otherwise: `word:word of the page`. */
const pairs: Record<Locale, string> = {
  en: 'refund:return refunded:return exchange:return exchanging:return money:refund broken:repair fix:repair mend:repair damaged:repair warranty:repair guarantee:repair voucher:gift care:repair cookies:privacy wheelchair:accessibility blind:accessibility disability:accessibility phone:contact email:contact telephone:contact call:contact customer:contact support:contact help:contact faq:contact founded:story history:story owner:story company:story delivery:shipping deliver:shipping delivered:shipping ship:shipping shipment:shipping postage:shipping arrive:shipping',
  fr: 'rembours:retour remboursement:retour rembourser:retour echanger:retour echange:retour retourner:retour rendre:retour brise:reparation brisee:reparation reparez:reparation repare:reparation briser:reparation reparer:reparation casse:reparation dechire:reparation cheque:cadeau garantie:reparation entretien:reparation temoin:confidentialite cookie:confidentialite fauteuil:accessibilite aveugle:accessibilite handicap:accessibilite telephone:joindre courriel:joindre contact:joindre contacter:joindre appeler:joindre ecrire:joindre clientele:joindre aide:joindre faq:joindre fonde:histoire fondation:histoire entreprise:histoire livrer:livraison livree:livraison expedition:livraison expedie:livraison arrive:livraison',
}

/** A table of such pairs, by the stem of the shopper’s word. */
export function meaningsIn(text: string): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>()
  for (const pair of text.split(' ')) {
    const [word = '', other = ''] = pair.split(':').map((side) => wordsOf(side)[0] ?? '')
    map.set(word, [...(map.get(word) ?? []), other])
  }
  return map
}

/** The words of a page that mean the same as a shopper’s, by stem; the assistant and the search read them alike. */
export const sameMeaning: Record<Locale, ReadonlyMap<string, readonly string[]>> = {
  en: meaningsIn(pairs.en),
  fr: meaningsIn(pairs.fr),
}

/** What pages of the shop itself are about, where no editor’s title says it. */
export type HelpTopic = 'orders' | 'stores' | 'balance' | 'sizes' | 'account' | 'wishlist' | 'brands'

/** What a table of sizes of feet is for, besides its name. */
export const footwear: Record<Locale, string> = { en: 'shoes boots', fr: 'souliers chaussures bottes' }

/** The phrases that name a topic; all words of one are in a query about it. */
export const topicPhrases: Record<Locale, Record<HelpTopic, string>> = {
  en: {
    orders:
      'order, track, package, parcel, shipment, cancel, cancellation, return, refund, exchange, delivery status, invoice, receipt',
    stores: 'store, hours, opening, open, closing, store location, closed, close, pickup',
    balance: 'gift card, gift certificate, gift voucher, card balance',
    sizes: 'size guide, size chart, sizing, size, measurements',
    account: 'account, login, log, sign, password, profile',
    wishlist: 'wishlist, wish list, favourites, favorites',
    brands: 'brands',
  },
  fr: {
    orders:
      'commande, suivre colis, suivi, colis, annuler, annulation, retour, retourner, remboursement, rembourser, échange, échanger, facture, reçu',
    stores:
      'magasin, heures, horaire, ouverture, ouvert, ouverte, ouvrez, fermeture magasin, fermé, succursale, boutique, cueillette, ramassage',
    balance: 'carte cadeau, bon cadeau, chèque cadeau, solde carte',
    sizes: 'guide taille, tableau taille, charte taille, taille, grandeur, mensurations',
    account: 'compte, connexion, connecter, profil, mot passe',
    wishlist: 'liste souhaits, liste envies, favoris',
    brands: 'marques',
  },
}

/** Words that say more about a topic without making it another one: `return policy`, `livraison gratuite`. */
export const besideTopics: Record<Locale, string> = {
  en: 'policy policies free number cost costs price fee fees rate rates time times long information info page form status service centre center department customer online days day today tomorrow now sunday monday tuesday wednesday thursday friday saturday weekend holiday holidays christmas near nearest nearby closest around address new old product purchase order gift label mail post check use edit change delete create forgot forgotten lifetime local canada portage chart table',
  fr: 'politique gratuit gratuite gratuits numero cout frais prix tarif delai temps longueur information info renseignement page formulaire statut etat service client clientele ligne jour aujourd hui demain maintenant dimanche lundi mardi mercredi jeudi vendredi samedi fin semaine ferie noel pres proche autour adresse nouveau produit achat commande cadeau etiquette poste verifier utiliser modifier changer supprimer creer oublie perdu vie local canada portage suivre consulter',
}
