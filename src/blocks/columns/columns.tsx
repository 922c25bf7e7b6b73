import { PageLink } from '../../ui/page-link.tsx'
import { Picture, type PictureFile } from '../../ui/picture.tsx'
import { SafeMarkup } from '../../ui/safe-markup.tsx'
import type { ViewProps } from '../view.ts'
import { useLabelId } from '../../ui/use-label-id.ts'

/** Two to four texts side by side, one under the other on phones. */
export function Columns({ slice: { heading, columns } }: ViewProps<'columns'>) {
  const headingId = useLabelId()
  const Heading = heading ? 'h3' : 'h2'
  return (
    <section {...(heading && { 'aria-labelledby': headingId })} className="page-width">
      {heading && (
        <h2 id={headingId} className="wide mb-7 text-title">
          {heading}
        </h2>
      )}
      <ul className={`grid gap-x-8 gap-y-10 sm:grid-cols-2 ${widths[columns.length] ?? ''}`}>
        {columns.map(({ heading: title, copy, picture, href }) => (
          <li key={title} className="flex flex-col gap-3">
            {picture &&
              (isSmall(picture) ? (
                <Picture picture={picture} sizes="56px" widths={[60, 120, 200]} className="size-14" />
              ) : (
                <Picture
                  picture={picture}
                  sizes="(min-width: 1024px) 33vw, (min-width: 720px) 50vw, 100vw"
                  className="aspect-[16/10] w-full rounded-card bg-ground object-cover"
                />
              ))}
            <Heading className="wide text-heading">
              {href ? (
                <PageLink to={href} className="underline decoration-2 underline-offset-6 hover:decoration-4">
                  {title}
                </PageLink>
              ) : (
                title
              )}
            </Heading>
            {copy && <SafeMarkup html={copy} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pixels: a square no wider than this is an icon, and is shown as small as one. */
const ICON = 256
const isSmall = ({ width, height }: PictureFile) => width === height && width <= ICON

const widths: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }
