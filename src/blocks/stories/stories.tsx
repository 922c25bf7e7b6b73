import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ViewProps } from '../view.ts'
import { useLabelId } from '../../ui/use-label-id.ts'

/** The picture covers 240 px of height from 720 px on, so that a narrow column shows the middle of 384 px and more. */
const sizes = {
  four: '(min-width:1280px) 24rem,(min-width:816px) 47vw,(min-width:720px) 24rem,100vw',
  three: '(min-width:1440px) 27rem,(min-width:1280px) 30vw,(min-width:1024px) 24rem,(min-width:720px) 47vw,100vw',
  wide: '(min-width:1440px) 56rem,(min-width:1024px) 61vw,(min-width:720px) 94vw,100vw',
}
const WIDTHS = [320, 480, 640, 800, 1000, 1280]

/** Pages worth reading, in rows without a hole: the first is wider where that fills the last row. */
export function Stories({ slice: { heading, stories } }: ViewProps<'stories'>) {
  const headingId = useLabelId()
  if (stories.length === 0) return null
  const fours = stories.length % 4 === 0
  const isWide = (at: number) => at === 0 && stories.length % 3 === 2
  return (
    <section aria-labelledby={headingId} className="bg-spruce-pale py-12 md:py-16">
      <div className="page-width">
        <h2 id={headingId} className="wide text-title">
          {heading}
        </h2>
        <ul className={`mt-7 grid gap-x-6 gap-y-9 sm:grid-cols-2 ${fours ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}>
          {stories.map(({ title, text, href, picture }, at) => (
            <li key={href} className={isWide(at) ? 'sm:col-span-2' : ''}>
              <article className="group relative">
                {picture && (
                  <div className="story-frame">
                    <Picture
                      picture={{ ...picture, alt: '' }}
                      sizes={sizes[isWide(at) ? 'wide' : fours ? 'four' : 'three']}
                      widths={WIDTHS}
                      className="story-picture"
                    />
                  </div>
                )}
                <h3 className="wide mt-4 text-heading">
                  <PageLink to={href} className="group-hover:underline after:absolute after:inset-0">
                    {title}
                  </PageLink>
                </h3>
                <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
