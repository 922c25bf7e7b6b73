import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from './admin-frame.tsx'
import { SearchReportTables } from './search-report-tables.tsx'

/** The report of the search inside the admin. The figures come from an endpoint that checks the role. */
export const SearchReportView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['search-rules', 'read']}>
    <Gutter>
      <SearchReportTables />
    </Gutter>
  </AdminFrame>
)
