import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from './admin-frame.tsx'
import { FeedReportTables } from './feed-report-tables.tsx'

/** `/admin/feed-report`: the feeds of the products and what is wrong with them, in the admin's own frame. */
export const FeedReportView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['products', 'read']}>
    <Gutter>
      <FeedReportTables />
    </Gutter>
  </AdminFrame>
)
