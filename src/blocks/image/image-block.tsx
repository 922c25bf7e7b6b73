import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'

/** A picture with its caption; an empty alt stays empty (acceptance 63). */
export function ImageBlock({ slice: { picture, caption, href }, top }: ViewProps<'image'>) {
  const shown = (
    <Picture
      picture={picture}
      sizes="(min-width: 800px) 48rem, 100vw"
      priority={top}
      className="h-auto w-full rounded-card bg-ground"
    />
  )
  return (
    <div className="page-width">
      <figure className="reading-column">
        {href ? <PageLink to={href}>{shown}</PageLink> : shown}
        {caption && (
          <figcaption className="mt-2.5 text-sm text-ink-soft">
            <SafeMarkup html={caption} inline />
          </figcaption>
        )}
      </figure>
    </div>
  )
}
