import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../views/admin-frame.tsx'
import { Accounting } from './accounting.tsx'

/** What the accountant needs, inside the admin. Its figures come from endpoints that check the role. */
export const AccountingView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['tax-rates', 'read']}>
    <Gutter>
      <Accounting />
    </Gutter>
  </AdminFrame>
)
