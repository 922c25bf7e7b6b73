import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../views/admin-frame.tsx'
import { PhoneOrder } from './phone-order.tsx'

/** Where customer service takes orders; its endpoints check the role again. */
export const PhoneOrderView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['order-events', 'read']}>
    <Gutter>
      <PhoneOrder />
    </Gutter>
  </AdminFrame>
)
