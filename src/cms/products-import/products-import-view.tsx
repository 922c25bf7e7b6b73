import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { allowed, roleOf } from '../access/permissions.ts'
import { ProductsImport } from './products-import.tsx'

/** Where products are imported inside the admin. Its endpoints ask for the role again. */
export function ProductsImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const role = roleOf(req.user)
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
      <Gutter>{allowed(role, 'products', 'create') && <ProductsImport />}</Gutter>
    </DefaultTemplate>
  )
}
