/** A spot of colour; beside it or around it the colour must be named. */
export function Swatch({ hex, className = 'size-4' }: { hex: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={`swatch ${className}`}>
      <rect x="0.5" y="0.5" width="15" height="15" rx="2" fill={hex} />
    </svg>
  )
}
