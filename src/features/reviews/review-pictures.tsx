import { Suspense, useState, type MouseEvent } from 'react'
import { paths } from '../../domain/paths.ts'
import type { Review } from '../../domain/reviews/review.ts'
import { smallFile } from '../../domain/reviews/review-picture.ts'
import { m } from '../../paraglide/messages.js'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import { LostDialog, lazyPart } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'

const PictureDialog = lazyPart(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
  ({ at, show, retry }) => <LostDialog open={at !== undefined} onClose={() => show(undefined)} retry={retry} />,
)

type Props = { review: Review; title: string; lang: string | undefined }

/** The pictures of a review, small; each opens large over the page, or, without a script, by itself. */
export function ReviewPictures({ review: { author, pictures = [] }, title, lang }: Props) {
  const [open, setOpen] = useState<number>()
  const wasOpen = useWasOpen(open !== undefined)
  const show = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(at)
  }
  const altOf = (at: number) => {
    const own = pictures[at]?.alt
    const alt = own || m.reviews_picture({ author: author || m.reviews_anonymous(), title })
    return pictures.length > 1 ? m.reviews_picture_of({ alt, at: at + 1, count: pictures.length }) : alt
  }
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ file, alt }, at) => (
          <li key={file}>
            <a href={paths.reviewPicture(file)} aria-haspopup="dialog" onClick={(event) => show(event, at)}>
              <img
                src={paths.reviewPicture(smallFile(file))}
                alt={altOf(at)}
                lang={alt ? lang : undefined}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-card bg-ground object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {wasOpen && (
        <Suspense>
          <PictureDialog pictures={pictures} at={open} show={setOpen} altOf={altOf} />
        </Suspense>
      )}
    </>
  )
}
