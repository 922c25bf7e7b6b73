import { expect, test } from 'vitest'
import type { CheckoutNotice, FieldError } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { errorText, noticeText } from './checkout-words.ts'

const inLanguage = <T>(locale: Locale, say: () => T): T => {
  overwriteGetLocale(() => locale)
  return say()
}

test.each<[FieldError, string, string]>([
  [
    { field: 'postalCode', problem: 'invalid' },
    'Enter a postal code such as K1A 0B1.',
    'Entrez un code postal comme K1A\u00a00B1.',
  ],
  [
    { field: 'postalCode', problem: 'other-province' },
    'This postal code is in another province. Check one or the other.',
    'Ce code postal est dans une autre province. Vérifiez l’un ou l’autre.',
  ],
  [{ field: 'email', problem: 'missing' }, 'Enter your email address.', 'Entrez votre adresse courriel.'],
  [
    { field: 'billing-name', problem: 'missing' },
    'Enter the name of the person who pays.',
    'Entrez le nom de la personne qui paie.',
  ],
  [{ field: 'promo', problem: 'expired' }, 'It has expired.', 'Il est expiré.'],
  [
    { field: 'promo', problem: 'below-minimum', minimum: 100_00 },
    'The eligible items come to less than its minimum of $100.',
    'Les articles admissibles n’atteignent pas le minimum de 100\u00a0$.',
  ],
  [
    { field: 'giftCard', problem: 'too-many-cards' },
    'You can use up to 5 gift cards per order.',
    'Une commande se règle avec 5 cartes-cadeaux au plus.',
  ],
])('%j has words in both languages', (error, en, fr) =>
  expect([inLanguage('en', () => errorText(error)), inLanguage('fr', () => errorText(error))]).toEqual([en, fr]),
)

test.each<[CheckoutNotice, string]>([
  [
    { kind: 'price', sku: 'A', title: 'Veste', from: 100_00, to: 89_50 },
    'Veste\u00a0: 100,00\u00a0$ auparavant, 89,50\u00a0$ maintenant.',
  ],
  [{ kind: 'rates', from: 0, to: 10_00 }, 'Livraison\u00a0: Gratuit auparavant, 10,00\u00a0$ maintenant.'],
  // A jacket is feminine, a helmet is not: the sentence agrees with “article”.
  [
    { kind: 'gone', sku: 'A', title: 'Veste' },
    'Veste\u00a0: cet article n’est plus disponible et n’est pas compris dans le total. Retirez‑le de votre panier pour continuer.',
  ],
  [
    { kind: 'not-there', sku: 'A', title: 'Veste', store: 'Ottawa' },
    'Veste\u00a0: cet article ne peut pas être ramassé à Ottawa pour le moment. Il n’est pas compris dans le total\u00a0: choisissez la livraison ou un autre magasin dans votre panier.',
  ],
  [
    { kind: 'store-closed', sku: 'A', title: 'Veste', store: 'Ottawa' },
    'Veste\u00a0: ce magasin a fermé définitivement, ou le fera sous peu\u00a0: Ottawa. L’article n’est pas compris dans le total\u00a0: choisissez la livraison ou un autre magasin dans votre panier.',
  ],
  [
    { kind: 'promo', code: 'OLA', reason: 'below-minimum', minimum: 1234_50 },
    'Le code OLA ne s’applique plus. Les articles admissibles n’atteignent pas le minimum de 1\u00a0234,50\u00a0$.',
  ],
  [
    { kind: 'promo', code: 'OLA', reason: 'below-minimum' },
    'Le code OLA ne s’applique plus. Votre panier n’atteint pas le montant minimal.',
  ],
  [{ kind: 'promo', code: 'OLA', reason: 'unknown-code' }, 'Le code OLA ne s’applique plus. Il n’est plus offert.'],
  [{ kind: 'gift-card', code: '•••• WWVF' }, 'La carte-cadeau •••• WWVF n’a plus de solde.'],
  [{ kind: 'gift-card', code: '•••• WWVF', isVoid: true }, 'La carte-cadeau •••• WWVF n’est plus valide.'],
])('%j is never silent', (notice, text) => expect(inLanguage('fr', () => noticeText(notice, 'fr'))).toBe(text))
