import type { Both } from '../../domain/locale.ts'
import type { GuardedCollection } from '../access/permissions.ts'
import { viewTitle } from './view-titles.ts'

const link = (href: string, label: Both, of: GuardedCollection) => ({
  path: '/src/cms/views/nav-link.tsx#NavLink',
  clientProps: { href, label, of },
})

/**
 * The entries of the admin's menu besides the collections. Mails contain codes, so they are limited to roles that may
 * read the outbox.
 */
export const navLinks = [
  link('/admin/phone-order', viewTitle('phone-order'), 'order-events'),
  link('/admin/sales-report', viewTitle('sales-report'), 'orders'),
  link('/admin/accounting', viewTitle('accounting'), 'tax-rates'),
  link('/admin/visits', viewTitle('visits'), 'visit-events'),
  link('/admin/search-report', viewTitle('search-report'), 'search-rules'),
  link('/admin/feed-report', viewTitle('feed-report'), 'products'),
  link('/admin/tax-report', viewTitle('tax-report'), 'tax-rates'),
  link('/admin/sample-data', viewTitle('sample-data'), 'security-events'),
  link('/admin/api/mail', { en: 'Sent emails', fr: 'Courriels envoyés' }, 'outbox'),
]
