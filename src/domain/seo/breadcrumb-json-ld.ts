import type { Crumb } from '../catalog/listing-page.ts'
import { absoluteUrl } from './absolute-url.ts'
import { topNode, type JsonLd } from './json-ld.ts'

/** The way to a page, the page itself last. */
export const breadcrumbJsonLd = (crumbs: readonly Crumb[], siteUrl: string): JsonLd =>
  topNode({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteUrl(siteUrl, href),
    })),
  })
