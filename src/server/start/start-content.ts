import type { Both } from '../../domain/locale.ts'

/** A page that the shop links to from its own parts, with plain first words that the merchant replaces. */
export type StartPage = { key: string; title: Both; slug: Both; summary: Both; text: Both }

const NB = '\u00a0'

export const startPages: readonly StartPage[] = [
  {
    key: 'home',
    title: { en: 'Welcome', fr: 'Bienvenue' },
    slug: { en: 'home', fr: 'accueil' },
    summary: { en: 'A new shop, open soon.', fr: 'Une nouvelle boutique, bientôt ouverte.' },
    text: {
      en: 'We’re stocking our shelves. Come back soon to see what’s in.',
      fr: 'Nous garnissons nos étagères. Revenez bientôt, nos produits seront ici.',
    },
  },
  {
    key: 'shipping',
    title: { en: 'Shipping', fr: 'Livraison' },
    slug: { en: 'shipping', fr: 'livraison' },
    summary: { en: 'What delivery costs and how long it takes.', fr: 'Les frais et les délais de livraison.' },
    text: {
      en: 'We deliver across Canada. What delivery costs, and when your order should arrive, is on each product’s page, in the cart and at checkout, before you pay.',
      fr: 'Nous livrons partout au Canada. Les frais et les dates de livraison sont indiqués sur la page de chaque produit, dans le panier et au paiement, avant que vous ne payiez.',
    },
  },
  {
    key: 'returns',
    title: { en: 'Returns and Exchanges', fr: 'Retours et échanges' },
    slug: { en: 'returns', fr: 'retours' },
    summary: { en: 'How to return what you bought.', fr: 'Comment retourner un achat.' },
    text: {
      en: 'The page of your order shows what can be returned and until when. Choose the items there and tell us why: we’ll answer by email with the next step.',
      fr: `La page de votre commande indique ce qui peut être retourné et jusqu’à quand. Choisissez-y les articles et dites-nous pourquoi${NB}: nous vous écrirons pour la suite.`,
    },
  },
  {
    key: 'privacy',
    title: { en: 'Privacy', fr: 'Confidentialité' },
    slug: { en: 'privacy', fr: 'confidentialite' },
    summary: { en: 'What we know about you and why.', fr: 'Ce que nous savons de vous, et pourquoi.' },
    text: {
      en: 'We use your name, addresses and order details to sell, deliver and service what you order, and keep them for as long as the law asks. You can see, correct and delete your account on its own pages. Cookies that measure or advertise are used only if you agree.',
      fr: 'Nous utilisons votre nom, vos adresses et le détail de vos commandes pour vendre, livrer et assurer le service après-vente, et nous les conservons aussi longtemps que la loi l’exige. Vous pouvez consulter, corriger et supprimer votre compte dans ses propres pages. Les témoins de mesure ou de publicité ne servent que si vous les acceptez.',
    },
  },
  {
    key: 'contact',
    title: { en: 'Contact Us', fr: 'Nous joindre' },
    slug: { en: 'contact', fr: 'nous-joindre' },
    summary: { en: 'How to reach us.', fr: 'Comment nous joindre.' },
    text: {
      en: 'You’ll find our contact details at the bottom of every page. If you write about an order, please include its number.',
      fr: 'Nos coordonnées se trouvent au bas de chaque page. Si vous écrivez au sujet d’une commande, indiquez-en le numéro.',
    },
  },
  {
    key: 'accessibility',
    title: { en: 'Accessibility', fr: 'Accessibilité' },
    slug: { en: 'accessibility', fr: 'accessibilite' },
    summary: { en: 'A shop for everyone.', fr: 'Une boutique pour tout le monde.' },
    text: {
      en: 'This site should work for everyone, with a keyboard, a screen reader or large text. If something doesn’t work, tell us and we’ll fix it.',
      fr: `Ce site doit servir à tout le monde, au clavier, avec un lecteur d’écran ou en gros caractères. Si quelque chose ne fonctionne pas, dites-le-nous${NB}: nous le corrigerons.`,
    },
  },
]

/** The column of help at the end of every page, and what is behind Help at its top. */
export const startHelp: { title: Both; pages: readonly string[] } = {
  title: { en: 'Help', fr: 'Service à la clientèle' },
  pages: ['shipping', 'returns', 'contact', 'privacy', 'accessibility'],
}
