import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from './admin-frame.tsx'
import { TaxReportTable } from './tax-report-table.tsx'

/** The report of taxes inside the admin. Its products come from an endpoint that checks the role. */
export const TaxReportView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['tax-rates', 'read']}>
    <Gutter>
      <TaxReportTable />
    </Gutter>
  </AdminFrame>
)
