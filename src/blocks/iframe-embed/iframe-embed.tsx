import { FRAME_SANDBOX } from '../../domain/content/embed-hosts.ts'
import type { ViewProps } from '../view.ts'

/** A page of another site at the size its editor gave, narrower where the screen is (acceptance 67). */
export function IframeEmbed({ slice: { src, title, width, height } }: ViewProps<'iframeembed'>) {
  return (
    <div className="page-width">
      <iframe
        src={src}
        title={title}
        width={width}
        height={height}
        sandbox={FRAME_SANDBOX}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        className="mx-auto max-w-full rounded-card bg-ground"
      />
    </div>
  )
}
