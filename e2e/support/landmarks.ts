import type { Both } from '../../src/domain/locale.ts'

/**
 * The accessible names that outsiders rely on, word for word from docs/contracts.md: not read from the messages they
 * must match.
 */
export const landmarks = {
  en: {
    skipToContent: 'Skip to content',
    skipToNavigation: 'Skip to navigation',
    otherLanguage: 'Français',
    search: 'Search',
    main: 'Main',
    myStore: /^My store/,
    cart: 'Cart',
    addToCart: 'Add to cart',
    checkout: 'Checkout',
  },
  fr: {
    skipToContent: 'Passer au contenu',
    skipToNavigation: 'Passer à la navigation',
    otherLanguage: 'English',
    search: 'Rechercher',
    main: 'Principale',
    myStore: /^Mon magasin/,
    cart: 'Panier',
    addToCart: 'Ajouter au panier',
    checkout: 'Passer la commande',
  },
} as const satisfies Both<Record<string, string | RegExp>>
