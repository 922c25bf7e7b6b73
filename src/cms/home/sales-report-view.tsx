import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { allowed, roleOf } from '../access/permissions.ts'
import { SalesReport } from './sales-report.tsx'

/** The report of sales inside the admin. Its figures come from an endpoint that asks for the role. */
export function SalesReportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      <Gutter>{allowed(roleOf(req.user), 'orders', 'read') && <SalesReport />}</Gutter>
    </DefaultTemplate>
  )
}
