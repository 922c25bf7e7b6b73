import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

/** An upright picture with its words beside it, below it on phones (acceptance 64). */
export function VertImage({ slice: { picture, copy, href }, top }: ViewProps<'vertimage'>) {
  const shown = (
    <Picture
      picture={picture}
      sizes="(min-width: 720px) 24rem, 100vw"
      priority={top}
      className="aspect-[3/4] w-full rounded-card bg-ground object-cover"
    />
  )
  return (
    <div className="page-width">
      <div className={`reading-column grid items-center gap-x-10 gap-y-6 ${copy ? 'sm:grid-cols-2' : 'max-w-sm!'}`}>
        {href ? <PageLink to={href}>{shown}</PageLink> : shown}
        {copy && <SafeMarkup html={copy} />}
      </div>
    </div>
  )
}
