import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { AdminFrame } from '../views/admin-frame.tsx'
import { ProductsImport } from './products-import.tsx'

/** Where products are imported inside the admin. Its endpoints check the role again. */
export const ProductsImportView = (props: AdminViewServerProps) => (
  <AdminFrame {...props} right={['products', 'create']}>
    <Gutter>
      <ProductsImport />
    </Gutter>
  </AdminFrame>
)
