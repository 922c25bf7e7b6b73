import { Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { Picture as PictureFile } from '../../domain/catalog/product.ts'
import { paths } from '../../domain/paths.ts'
import { wideWidths } from '../../domain/shell/media.ts'
import { m } from '../../paraglide/messages.js'
import { LostDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useHashDialog } from '../../ui/use-hash-dialog.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'

const loadZoom = () => import('./zoom-dialog.tsx')
const ZoomDialog = lazyPart(
  async () => (await loadZoom()).ZoomDialog,
  (props) => <LostDialog {...props} open={props.at !== undefined} />,
)
/** Pixels: as wide as an enlarged picture is without JavaScript. */
const ENLARGED = 1600
/** Pixels: a thumbnail on a screen of two pixels to one. */
const THUMBNAIL = 200
/** The pictures that are not seen first come in fewer widths: each is text in every page. */
const laterWidths = [800, 1000, 1280, 2000]

/** The pictures of a colour: one at a time, to be swiped, scrolled, chosen by their thumbnails, or enlarged. */
export function Gallery({ pictures, title, video }: { pictures: PictureFile[]; title: string; video?: ReactNode }) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  // The next picture is no step of the history: Back leads to the page, whichever is shown.
  const zoom = useHashDialog('zoom')
  const wasZoomed = useWasOpen(zoom.open)
  const [zoomed, setZoomed] = useState(0)
  const enlarge = (event: MouseEvent, at: number) => {
    event.preventDefault()
    setZoomed(at)
    zoom.show()
  }
  const scrollTo = (at: number, behavior: ScrollBehavior) =>
    track.current?.scrollTo({ left: at * track.current.clientWidth, behavior })
  const show = (event: MouseEvent, at: number) => {
    event.preventDefault()
    scrollTo(at, 'smooth')
  }
  const many = pictures.length > 1
  return (
    <div className="md:sticky md:top-4 lg:grid lg:grid-cols-[4.5rem_minmax(0,1fr)] lg:gap-4">
      <div className="relative page-bleed sm:mx-0 lg:col-start-2 lg:row-start-1">
        <ul
          ref={track}
          // A list that scrolls must be reached by keyboard, and then needs a name.
          tabIndex={many ? 0 : undefined}
          aria-label={m.product_pictures({ title })}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
          }
          className="gallery"
        >
          {pictures.map((picture, at) => (
            <li key={picture.file} id={`picture-${at + 1}`}>
              <a
                href={paths.media(picture.file, ENLARGED)}
                aria-label={m.product_picture_enlarge({ number: at + 1, count: pictures.length })}
                onPointerEnter={() => void loadZoom()}
                onClick={(event) => enlarge(event, at)}
                // Chromium takes a picture whose edge is a tenth of a pixel inside for one that is seen.
                onFocus={() => scrollTo(at, 'instant')}
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 1440px) 661px, (min-width: 768px) 45vw, 100vw"
                  widths={at === 0 ? wideWidths : laterWidths}
                  priority={at === 0}
                  className="gallery-picture"
                />
              </a>
            </li>
          ))}
        </ul>
        {video && <div className="absolute bottom-3 left-3">{video}</div>}
        {many && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute right-3 bottom-3 bg-surface px-2 py-1 text-xs font-semibold tabular-nums"
          >
            {shown + 1} / {pictures.length}
          </p>
        )}
      </div>
      {many && (
        <ol className="thumbnails">
          {pictures.map((picture, at) => (
            <li key={picture.file}>
              {/* A link, so that it leads to its picture without JavaScript too. */}
              <a
                href={`#picture-${at + 1}`}
                aria-label={m.product_picture({ number: at + 1, count: pictures.length })}
                aria-current={at === shown ? 'true' : undefined}
                onClick={(event) => show(event, at)}
              >
                <img src={paths.media(picture.file, THUMBNAIL)} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ol>
      )}
      {wasZoomed && (
        <Suspense>
          <ZoomDialog
            pictures={pictures}
            title={title}
            at={zoom.open ? zoomed : undefined}
            onShow={setZoomed}
            onClose={zoom.hide}
          />
        </Suspense>
      )}
    </div>
  )
}
