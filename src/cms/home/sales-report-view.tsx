import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../views/admin-frame.tsx'
import { SalesReport } from './sales-report.tsx'

/** The report of sales inside the admin. Its figures come from an endpoint that checks the role. */
export const SalesReportView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['orders', 'read']}>
    <Gutter>
      <SalesReport />
    </Gutter>
  </AdminFrame>
)
