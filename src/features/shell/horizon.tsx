import { LogoMark } from '../../ui/logo.tsx'
import horizon from './horizon.svg?url'

/**
 * Far hills, near spruces, and a person portaging between two lakes: where the page ends and the dark band begins. The
 * outlines are a file of their own, so that no page carries them; the colours are those of the page.
 */
export function Horizon() {
  return (
    <div aria-hidden="true" className="relative h-24 overflow-hidden text-spruce-deep lg:h-32">
      <svg
        viewBox="0 0 1600 128"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 h-full w-full"
        focusable="false"
      >
        <use href={`${horizon}#far`} className="fill-spruce-pale" />
        <use href={`${horizon}#near`} className="fill-spruce-deep" />
      </svg>
      <LogoMark size={44} fromFile className="absolute bottom-5 left-1/2 lg:bottom-[1.65rem]" />
    </div>
  )
}
