import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../views/admin-frame.tsx'
import { SampleData } from './sample-data.tsx'

/** Where the sample catalogue is removed; its endpoints check the role again. */
export const SampleDataView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['security-events', 'read']}>
    <Gutter>
      <SampleData />
    </Gutter>
  </AdminFrame>
)
