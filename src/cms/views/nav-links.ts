import type { Both } from '../../domain/locale.ts'
import type { GuardedCollection } from '../access/permissions.ts'

const link = (href: string, label: Both, of: GuardedCollection) => ({
  path: '/src/cms/views/nav-link.tsx#NavLink',
  clientProps: { href, label, of },
})

/**
 * The entries of the admin's menu besides the collections. Mails contain codes, so they are limited to roles that may
 * read the outbox.
 */
export const navLinks = [
  link('/admin/sales-report', { en: 'Report of sales', fr: 'Rapport des ventes' }, 'orders'),
  link('/admin/visits', { en: 'Visits', fr: 'Visites' }, 'visit-events'),
  link('/admin/search-report', { en: 'Search report', fr: 'Rapport de recherche' }, 'search-rules'),
  link('/admin/feed-report', { en: 'Product feeds', fr: 'Flux de produits' }, 'products'),
  link('/admin/tax-report', { en: 'Taxes to check', fr: 'Taxes à vérifier' }, 'tax-rates'),
  link('/admin/api/mail', { en: 'Sent emails', fr: 'Courriels envoyés' }, 'outbox'),
]
