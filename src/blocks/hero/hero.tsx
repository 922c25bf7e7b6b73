import { wideWidths } from '../../domain/shell/media.ts'
import { usePromotion } from '../../features/analytics/use-promotion.ts'
import { covering } from '../../ui/covering.ts'
import { Headline } from '../../ui/headline.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ActionLinks } from '../action/action-links.tsx'
import type { ViewProps } from '../view.ts'

/** A scene from edge to edge, its words on a spruce panel that leans into it. */
export function Hero({ slice: { id, heading, text, picture, actions }, top }: ViewProps<'hero'>) {
  const promotion = usePromotion({ id, name: heading })
  const Heading = top ? 'h1' : 'h2'
  return (
    <section {...promotion} className="relative bg-spruce-deep lg:bg-transparent">
      {picture && (
        <div className="aspect-[4/3] overflow-hidden bg-ground sm:aspect-[2/1] print:max-h-[30vh] lg:absolute lg:inset-0 lg:aspect-auto">
          <Picture
            picture={picture}
            sizes={`(min-width: 720px) 100vw, ${Math.round(100 * covering(picture))}vw`}
            widths={wideWidths}
            priority={top}
            className="size-full object-cover lg:object-[50%_62%]"
          />
        </div>
      )}
      <div className="lg:page-width relative lg:flex lg:min-h-[30rem] lg:items-end lg:pt-24 xl:min-h-[36rem]">
        <div className="dark-band page-edge py-9 lg:max-w-xl lg:p-10 xl:max-w-2xl xl:p-12">
          <Heading
            className={`wide hyphens-auto wrap-break-word ${hasLongWord(heading) ? 'text-title' : 'text-display'}`}
          >
            <Headline>{heading}</Headline>
          </Heading>
          {text && <p className="mt-4 max-w-prose text-lg">{text}</p>}
          {actions.length > 0 && (
            <div className="mt-7">
              <ActionLinks items={actions} onDark />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** French has words that the largest size would break on every screen. */
const LONGEST_WORD = 14
const hasLongWord = (text: string): boolean => text.split(/[\s-]+/).some((word) => word.length > LONGEST_WORD)
