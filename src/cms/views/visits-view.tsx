import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from './admin-frame.tsx'
import { VisitsReport } from './visits-report.tsx'

/** `/admin/visits`: the report of consented visits, in the admin's own frame. */
export const VisitsView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['visit-events', 'read']}>
    <VisitsReport />
  </AdminFrame>
)
