import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { allowed, roleOf } from '../access/permissions.ts'
import { FeedReportTables } from './feed-report-tables.tsx'

/** `/admin/feed-report`: the feeds of the products and what is wrong with them, in the admin's own frame. */
export function FeedReportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      req={req}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>{allowed(roleOf(req.user), 'products', 'read') && <FeedReportTables />}</Gutter>
    </DefaultTemplate>
  )
}
