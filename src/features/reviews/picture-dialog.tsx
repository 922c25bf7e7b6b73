import { paths } from '../../domain/paths.ts'
import type { ReviewPicture } from '../../domain/reviews/review-picture.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type Props = {
  pictures: readonly ReviewPicture[]
  /** The one that is shown; none while the dialog is closed. */
  at: number | undefined
  show(at: number | undefined): void
  altOf(at: number): string
}

/** A picture of a review, as large as the screen has room for, with the ways to the others. */
export function PictureDialog({ pictures, at, show, altOf }: Props) {
  const picture = at === undefined ? undefined : pictures[at]
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => show(undefined)}
      heading={m.reviews_pictures()}
      closeLabel={m.shell_close()}
      className="sm:w-fit sm:max-w-[min(64rem,92vw)]"
      flush
    >
      {picture && at !== undefined && (
        <div className="flex h-full flex-col">
          <img
            key={picture.file}
            src={paths.reviewPicture(picture.file)}
            width={picture.width}
            height={picture.height}
            alt={altOf(at)}
            className="mx-auto max-h-[70dvh] w-auto max-w-full bg-ground object-contain max-sm:my-auto"
          />
          {pictures.length > 1 && (
            <p className="flex items-center justify-center gap-4 p-2 tabular-nums">
              <IconButton
                icon="chevron-left"
                label={m.reviews_picture_before()}
                onClick={() => show((at + pictures.length - 1) % pictures.length)}
              />
              <span role="status">{m.reviews_picture_at({ at: at + 1, count: pictures.length })}</span>
              <IconButton
                icon="chevron-right"
                label={m.reviews_picture_after()}
                onClick={() => show((at + 1) % pictures.length)}
              />
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
