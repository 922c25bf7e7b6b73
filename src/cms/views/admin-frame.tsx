import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { allowed, roleOf, type GuardedCollection } from '../access/permissions.ts'

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  /** What the view is for; whoever may not do it reads so in the frame. */
  right: [of: GuardedCollection, what: Parameters<typeof allowed>[2]]
  children: ReactNode
}

/** A view of ours in the admin's own frame. Its figures come from endpoints that check the role again. */
export function AdminFrame({ initPageResult, params, searchParams, right, children }: Props) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      req={req}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      {allowed(roleOf(req.user), ...right) ? (
        children
      ) : (
        <Gutter>
          <p role="status">{req.i18n.t('error:notAllowedToAccessPage')}</p>
        </Gutter>
      )}
    </DefaultTemplate>
  )
}
