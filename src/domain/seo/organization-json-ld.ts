import { locales, type Locale } from '../locale.ts'
import { paths } from '../paths.ts'
import type { Lacked } from '../shop-lacks.ts'
import { iconHref, specifiedLook, type ShopLook } from '../shop-look.ts'
import { shopName } from '../shop-name.ts'
import { specifiedTerms, type ShopTerms } from '../shop-terms.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { ShopContact } from '../shop-contact.ts'
import { topNode, type JsonLd } from './json-ld.ts'
import { returnPolicyJsonLd } from './offer-terms.ts'

/** The shop itself, on its home page. */
export const organizationJsonLd = (
  siteUrl: string,
  terms: ShopTerms = specifiedTerms,
  contact: ShopContact = {},
  { name, logo, icon }: ShopLook = specifiedLook,
  lacks: readonly Lacked[] = [],
): JsonLd =>
  topNode({
    '@type': 'Organization',
    '@id': `${absoluteUrl(siteUrl, '/')}#organization`,
    name,
    url: absoluteUrl(siteUrl, '/'),
    logo: absoluteUrl(siteUrl, logo ? paths.media(logo.file, 640) : iconHref(icon, 480)),
    areaServed: 'CA',
    knowsLanguage: [...locales],
    hasMerchantReturnPolicy: returnPolicyJsonLd({}, terms, lacks),
    ...(contact.telephone && { telephone: contact.telephone }),
    ...(contact.address && { address: contact.address.replaceAll('\n', ', ') }),
    ...(contact.social && { sameAs: contact.social.map(({ url }) => url) }),
  })

/** The site, and where it is searched. */
export const webSiteJsonLd = (locale: Locale, siteUrl: string): JsonLd =>
  topNode({
    '@type': 'WebSite',
    name: shopName(),
    url: absoluteUrl(siteUrl, paths.home(locale)),
    inLanguage: `${locale}-CA`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(siteUrl, paths.search(locale))}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  })
