import { useEffect, useRef, useState } from 'react'
import type { Viewed } from '../../domain/catalog/recently-viewed.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { ListedTitle } from '../../ui/headline.tsx'
import { isBelowWindow } from '../../ui/is-below-window.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScrollStrip } from '../../ui/scroll-strip.tsx'
import { useLabelId } from '../../ui/use-label-id.ts'
import { stillShown } from './still-shown.ts'

type RowProps = { viewed: readonly Viewed[]; onClear(): void }

/** Shows of what is remembered what the shop still shows; an answer that comes too late stays away. */
export function RecentlyViewedRow({ viewed, onClear }: RowProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<readonly Viewed[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    void stillShown(viewed, getLocale(), leaving.signal).then((found) => {
      if (!leaving.signal.aborted && isBelowWindow(place.current)) setShown(found)
    })
    return () => leaving.abort()
  }, [viewed])
  return <div ref={place}>{shown.length > 0 && <Row viewed={shown} onClear={onClear} />}</div>
}

/** Products in a row, small and without what goes out of date; the shopper can clear them. */
function Row({ viewed, onClear }: RowProps) {
  const id = useLabelId()
  return (
    <section aria-labelledby={id} className="mt-16 print:hidden">
      <ScrollStrip
        headingId={id}
        previousLabel={m.carousel_previous()}
        nextLabel={m.carousel_next()}
        heading={
          <div className="flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={id} className="wide text-heading">
              {m.recently_viewed()}
            </h2>
            <button
              type="button"
              onClick={onClear}
              className="min-h-11 font-semibold underline underline-offset-4 hover:decoration-2"
            >
              {m.recently_viewed_clear()}
            </button>
          </div>
        }
      >
        <ul className="carousel">
          {viewed.map(({ id: key, href, title, brand, picture }) => (
            <li key={key}>
              <PageLink to={href} className="group block">
                {picture ? (
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="(min-width:1280px) 256px,(min-width:1024px) 208px,(min-width:768px) 26vw,39vw"
                    widths={[200, 320, 480]}
                    className="aspect-square w-full rounded-card bg-ground object-cover"
                  />
                ) : (
                  <span className="block aspect-square rounded-card bg-ground" />
                )}
                <span className="mt-2 block text-xs font-semibold text-ink-soft">{brand}</span>
                <span className="block text-[0.9375rem] underline-offset-4 group-hover:underline">
                  <ListedTitle>{title}</ListedTitle>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </section>
  )
}
