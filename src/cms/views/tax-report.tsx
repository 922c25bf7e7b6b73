import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { allowed, roleOf } from '../access/permissions.ts'
import { TaxReportTable } from './tax-report-table.tsx'

/** The report of taxes inside the admin. Its products come from an endpoint that asks for the role. */
export function TaxReportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
      <Gutter>{allowed(roleOf(req.user), 'tax-rates', 'read') && <TaxReportTable />}</Gutter>
    </DefaultTemplate>
  )
}
