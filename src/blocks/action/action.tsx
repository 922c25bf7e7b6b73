import type { ViewProps } from '../view.ts'
import { ActionLinks } from './action-links.tsx'

export function Action({ slice: { items } }: ViewProps<'action'>) {
  return (
    <div className="page-width">
      <div className="reading-column">
        <ActionLinks items={items} />
      </div>
    </div>
  )
}
