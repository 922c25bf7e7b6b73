import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { allowed, roleOf } from '../access/permissions.ts'
import { VisitsReport } from './visits-report.tsx'

/** `/admin/visits`: the report of consented visits, in the admin's own frame. */
export function VisitsView({
  initPageResult: { req, permissions, visibleEntities, locale },
  params,
  searchParams,
}: AdminViewServerProps) {
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
      locale={locale}
      params={params}
      searchParams={searchParams}
    >
      {allowed(roleOf(req.user), 'visit-events', 'read') && <VisitsReport />}
    </DefaultTemplate>
  )
}
