import type { Picture as PictureFile } from '../../domain/catalog/product.ts'
import { Picture } from '../../ui/picture.tsx'
import { Headline } from '../../ui/headline.tsx'

type Props = {
  title: string
  summary?: string
  picture?: PictureFile
  /** Whether what follows is a column of text, which the heading then stands over. */
  overColumn: boolean
}

/** The heading of an editors' page that does not begin with a block of its own. */
export function PageHead({ title, summary, picture, overColumn }: Props) {
  return (
    <div className="mb-12 border-b border-line bg-ground-soft md:mb-16">
      <div className={`page-width grid grid-cols-1 items-center gap-x-12 ${picture ? 'md:grid-cols-2' : ''}`}>
        <div className={`py-8 md:py-14 ${picture ? '' : overColumn ? 'mx-auto w-full max-w-3xl' : 'max-w-3xl'}`}>
          <h1 className="wide text-display hyphens-auto wrap-break-word">
            <Headline>{title}</Headline>
          </h1>
          {summary && <p className="mt-4 max-w-prose text-lg text-ink-soft">{summary}</p>}
        </div>
        {picture && (
          <div className="page-bleed aspect-[16/9] self-stretch print:max-h-[30vh] overflow-hidden sm:mx-0 md:aspect-auto md:min-h-72">
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 50vw, 100vw"
              priority
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </div>
  )
}
